import { useRef, useState } from 'react';
import type { Picture } from '../../../../contract/media.ts';
import { errorReason } from '../../../app/api-error.ts';
import { useRefreshPictures } from './pictures-query.ts';
import { type Progress, uploadFile } from './upload-file.ts';

export interface Upload {
  number: number;
  name: string;
  progress: Progress;
  error?: string;
}

export function useUploads(onReady: (picture: Picture) => void) {
  const refresh = useRefreshPictures();
  const [uploads, setUploads] = useState<Upload[]>([]);
  const count = useRef(0);
  const queue = useRef(Promise.resolve());

  const change = (number: number, changes: Partial<Upload>) =>
    setUploads((before) =>
      before.map((each) => (each.number === number ? { ...each, ...changes } : each)),
    );
  const dismiss = (number: number) =>
    setUploads((before) => before.filter((each) => each.number !== number));

  async function run(file: File, number: number) {
    try {
      const picture = await uploadFile(file, (progress) => change(number, { progress }));
      await refresh();
      dismiss(number);
      onReady(picture);
    } catch (error) {
      change(number, { error: errorReason(error) });
      await refresh();
    }
  }

  function add(files: readonly File[]) {
    for (const file of files) {
      count.current += 1;
      const number = count.current;
      const progress = { step: 'sending', share: 0 } as const;
      setUploads((before) => [...before, { number, name: file.name, progress }]);
      queue.current = queue.current.then(() => run(file, number));
    }
  }

  return { uploads, add, dismiss };
}
