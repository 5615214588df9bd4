import { useEffect, useState } from 'react';
import { paths } from '../../../contract/paths.ts';
import { bytesText } from '../../../domain/offline/offline-paths.ts';
import { copiesChanged } from '../../app/offline/copied.ts';
import { listCopies } from '../../app/offline/copies.ts';
import { bytesOfCopies } from '../../app/offline/wanted.ts';

async function savedText(id: number): Promise<string> {
  const copy = (await listCopies()).find(({ path }) => path === paths.diveSite(id));
  if (!copy) return 'Saved on this device, not yet for reading offline.';
  return `Saved: works offline, ${bytesText(bytesOfCopies([copy]))}`;
}

/** Shows whether a saved guide works offline, and the size of its copy. */
export default function SavedNote({ id }: { id: number }) {
  const [text, setText] = useState('Saved on this device.');
  useEffect(() => {
    let isCurrent = true;
    const refresh = () =>
      void savedText(id).then(
        (next) => isCurrent && setText(next),
        // A browser that forbids storage has no copies.
        () => {},
      );
    refresh();
    addEventListener(copiesChanged, refresh);
    return () => {
      isCurrent = false;
      removeEventListener(copiesChanged, refresh);
    };
  }, [id]);
  return text;
}
