import {
  newDraftId,
  workingCopy,
  workingCopyParams,
} from '../../../contract/history/working-copies.ts';
import type { QueuedCopy } from './working-copies.ts';

const prefix = 'admin-draft:';
const stored = workingCopy.pick({ values: true, savedAt: true });
const { resource: resourceName } = workingCopyParams.shape;

function readOldDraft(key: string, text: string): QueuedCopy | undefined {
  const [name, id = ''] = key.slice(prefix.length).split(':');
  const resource = resourceName.safeParse(name);
  const number = id === 'new' ? newDraftId() : Number(id);
  if (!resource.success || Number.isNaN(number)) return undefined;
  try {
    const { values, savedAt } = stored.parse(JSON.parse(text));
    const copy = { key, resource: resource.data, id: number, values, savedAt };
    return { ...copy, recordVersion: null, version: 0 };
  } catch {
    return undefined;
  }
}

/** Moves the readable drafts of earlier releases from localStorage to the queue. */
export async function moveOldDrafts(put: (copy: QueuedCopy) => Promise<unknown>) {
  for (const key of Object.keys(localStorage).filter((each) => each.startsWith(prefix))) {
    const text = localStorage.getItem(key) ?? '';
    const copy = readOldDraft(key, text);
    if (!copy) continue;
    await put(copy);
    // A window with the earlier release may have saved newer text in the meantime.
    if (localStorage.getItem(key) === text) localStorage.removeItem(key);
  }
}
