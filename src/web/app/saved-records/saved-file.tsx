import { type ChangeEvent, useState } from 'react';
import { countAdded, mergeSaved } from '../../../domain/saved/merge.ts';
import { isEmpty, type Saved } from '../../../domain/saved/saved.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';
import { download } from './download.ts';
import { todayHere } from './today-here.ts';
import { useUpdate } from './update.ts';
import { useSaved } from './use-saved.ts';

const maxBytes = 20_000_000;
const maxErrors = 8;

const partNames = {
  sites: ['site', 'sites'],
  pages: ['article or review', 'articles and reviews'],
  lists: ['list', 'lists'],
  dives: ['dive', 'dives'],
  trips: ['trip', 'trips'],
} as const;

function addedText(added: ReturnType<typeof countAdded>) {
  const parts = (Object.keys(partNames) as (keyof typeof partNames)[])
    .filter((key) => added[key] > 0)
    .map((key) => `${added[key]} ${partNames[key][added[key] === 1 ? 0 : 1]}`);
  return parts.length > 0
    ? `New: ${new Intl.ListFormat('en-AU').format(parts)}.`
    : 'Everything in it was here already.';
}

async function readFile(file: File): Promise<{ saved: Saved } | { errors: string[] }> {
  if (file.size > maxBytes) {
    return { errors: ['This file is larger than 20 MB, so it is not one of this site’s.'] };
  }
  const { readSavedFile } = await import('./file-format.ts');
  return readSavedFile(await file.text());
}

export async function downloadSaved(saved: Saved) {
  const { writeSavedFile } = await import('./file-format.ts');
  const text = writeSavedFile(saved, new Date().toISOString());
  download(text, `bottom-time-saved-${todayHere()}.json`, 'application/json');
}

export function SavedFile() {
  const { saved } = useSaved();
  const update = useUpdate();
  const { toast } = useToast();
  const [errors, setErrors] = useState<readonly string[]>([]);

  async function open({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    // Allows choosing the same file again.
    target.value = '';
    if (!file) return;
    const result = await readFile(file).catch(() => ({
      errors: ['This file could not be read. Try again.'],
    }));
    if ('errors' in result) return setErrors(result.errors);
    setErrors([]);
    const after = mergeSaved(saved, result.saved);
    if (await update(() => (current) => mergeSaved(current, result.saved))) {
      toast({ title: 'File read', description: addedText(countAdded(saved, after)) });
    }
  }

  return (
    <section aria-labelledby="saved-file" className="no-print bg-sand p-6">
      <h2 id="saved-file" className="text-step-2">
        Keep a copy
      </h2>
      <p className="mt-2 max-w-[66ch]">
        Browsers clear such data when they run out of room, and some after weeks without a visit. A
        copy is one file: open it here on another device, or after a mishap. What is already here
        stays.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <button
          type="button"
          disabled={isEmpty(saved)}
          onClick={() => downloadSaved(saved)}
          className={`${buttonStyles.quiet} disabled:opacity-60`}
        >
          Download a copy
        </button>
        <label
          className={`${buttonStyles.quiet} cursor-pointer focus-within:outline-2 focus-within:outline-offset-2`}
        >
          Open a copy
          <input type="file" accept="application/json,.json" onChange={open} className="sr-only" />
        </label>
      </div>
      {errors.length > 0 && (
        <div role="alert" className="mt-4 border-l-6 border-advanced pl-4">
          <p className="font-semibold">Nothing was changed: the file could not be read.</p>
          <ul>
            {errors.slice(0, maxErrors).map((error) => (
              <li key={error}>{error}</li>
            ))}
          </ul>
          {errors.length > maxErrors && <p>{`And ${errors.length - maxErrors} more.`}</p>}
        </div>
      )}
    </section>
  );
}
