import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { useEffect, useMemo } from 'react';
import {
  newDraftId,
  recordKey,
  type WorkingCopy,
  type WorkingCopyInput,
} from '../../../contract/history/working-copies.ts';
import { api, read } from '../../app/api.ts';
import { currentInstead } from '../app/calls.ts';
import type { EditedResource } from './editor.ts';
import type { TextValues } from './merge.ts';
import { moveOldDrafts } from './old-drafts.ts';

const calls = api.admin['working-copies'];
const copyApi = calls[':resource'][':id'];

export interface CopyAddress {
  resource: EditedResource;
  /** Negative for the draft of an uncreated record. */
  id: number;
}

/** The text of a form and the record it belongs to. */
export interface FormText extends CopyAddress {
  /** The record version that the values are based on. */
  recordVersion: number | undefined;
  base: TextValues;
  values: TextValues;
}

const copyParams = ({ resource, id }: CopyAddress) => ({ param: { resource, id: recordKey(id) } });

export const workingCopiesQuery = queryOptions({
  queryKey: ['admin', 'list', 'working-copies'],
  queryFn: () => read(calls.$get()),
});

export const findWorkingCopy = async (address: CopyAddress) =>
  (await read(copyApi.$get(copyParams(address)))).workingCopy;

export const saveWorkingCopy = (address: CopyAddress, json: WorkingCopyInput) =>
  read(copyApi.$put({ ...copyParams(address), json }));

export const discardWorkingCopy = (address: CopyAddress, version: number) =>
  read(copyApi.$delete({ ...copyParams(address), query: { version: String(version) } }));

export const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one) === JSON.stringify(other);

/** Text waiting to be sent to the server. */
export interface QueuedCopy extends CopyAddress, Omit<WorkingCopy, 'version'> {
  /** Key of the form that wrote the text. */
  key: string;
  /** Version of the working copy that the text continues; 0 for none or unknown. */
  version: number;
}

interface Tables extends DBSchema {
  /** Text that an earlier release queued for a new record has no id. */
  queue: { key: string; value: Omit<QueuedCopy, 'id'> & Partial<CopyAddress> };
}

let opening: Promise<IDBPDatabase<Tables>> | undefined;

async function openTables() {
  const tables = await openDB<Tables>('bottom-time-admin', 1, {
    upgrade: (database) => void database.createObjectStore('queue', { keyPath: 'key' }),
    terminated: () => {
      opening = undefined;
    },
  });
  await moveOldDrafts((copy) => tables.put('queue', copy)).catch(() => {});
  return tables;
}

/** Opens the queue in IndexedDB, which survives a crash, unlike localStorage. */
function openQueue() {
  opening ??= openTables();
  return opening;
}

/** Runs an operation on the queue. If storage is full or blocked, the form still has the text. */
async function inQueue<Result>(work: (queue: IDBPDatabase<Tables>) => Promise<Result>) {
  try {
    return await work(await openQueue());
  } catch {
    return undefined;
  }
}

export const putInQueue = (copy: QueuedCopy) => inQueue((queue) => queue.put('queue', copy));
export const deleteFromQueue = (key: string) => inQueue((queue) => queue.delete('queue', key));

/** Keys of the open forms, which send their text themselves. */
export const openForms = new Set<string>();

/** @returns copies that were not sent: the server has different text or does not answer */
export async function sendQueue(belongs: (copy: QueuedCopy) => boolean = () => true) {
  const all = (await inQueue((queue) => queue.getAll('queue'))) ?? [];
  const left: QueuedCopy[] = [];
  const copies = all.map((copy) => ({ ...copy, id: copy.id ?? newDraftId() }));
  for (const copy of copies.filter((each) => !openForms.has(each.key) && belongs(each))) {
    const { key, values, recordVersion, version } = copy;
    try {
      await saveWorkingCopy(copy, { values, recordVersion, version });
      await deleteFromQueue(key);
    } catch (error) {
      if (isSame(currentInstead<WorkingCopy | null>(error)?.values, values))
        await deleteFromQueue(key);
      else left.push(copy);
    }
  }
  return left;
}

/** Sends the queue of earlier visits at the start and whenever the browser goes online. */
export function useQueue() {
  const queryClient = useQueryClient();
  useEffect(() => {
    const send = async () => {
      await sendQueue();
      await queryClient.invalidateQueries({ queryKey: workingCopiesQuery.queryKey });
    };
    void send();
    addEventListener('online', send);
    return () => removeEventListener('online', send);
  }, [queryClient]);
}

/** @param id below 0 */
export const listDraftVersions = (resource: EditedResource, id: number) =>
  read(copyApi.versions.$get(copyParams({ resource, id })));

/** @param id below 0 */
export const findDraftVersion = (resource: EditedResource, id: number, version: number) =>
  read(
    copyApi.versions[':version'].$get({
      param: { ...copyParams({ resource, id }).param, version: String(version) },
    }),
  );

/** Lists the working copies of a resource. */
export function useCopies(resource: EditedResource) {
  const { data } = useQuery(workingCopiesQuery);
  return useMemo(() => (data ?? []).filter((copy) => copy.resource === resource), [data, resource]);
}
