import { useState } from 'react';
import { exportFormats } from '../../domain/export/formats.ts';
import type { SavedList } from '../../domain/saved/saved.ts';
import { useToast } from '../ui/toast.tsx';
import { download } from './download.ts';

/** The formats of write-list-file.ts, which loads when a file is wanted. */
const formats = ['gpx', 'kml', 'geojson', 'subsurface', 'uddf'] as const;

/** A list as a file for another program, written in the browser. */
export function ListFiles({ list }: { list: SavedList }) {
  const { toast } = useToast();
  const [isWriting, setWriting] = useState(false);

  async function write(format: (typeof formats)[number]) {
    setWriting(true);
    try {
      const { writeListFile } = await import('./write-list-file.ts');
      const { text, name, type, missing } = await writeListFile(list, format);
      download(text, name, type);
      if (missing.length > 0) {
        toast({
          title: 'Not every site is in the file',
          description: `No longer in the catalogue: ${missing.map((one) => one.name).join(', ')}.`,
        });
      }
    } catch {
      toast({
        title: 'The file could not be written',
        description: 'It needs the catalogue. Try again with a connection.',
        destructive: true,
      });
    }
    setWriting(false);
  }

  return (
    <details className="no-print border-2 border-line">
      <summary className="flex min-h-11 cursor-pointer items-center px-4 font-semibold">
        Take this list away
      </summary>
      <ul className="px-4 pb-2 text-sm">
        {formats.map((format) => (
          <li key={format} className="border-t border-line">
            <button
              type="button"
              disabled={isWriting}
              onClick={() => write(format)}
              className="flex min-h-11 w-full flex-wrap items-center gap-x-3 text-left"
            >
              <span className="font-semibold text-reef underline">
                {exportFormats[format].words}
              </span>
              <span className="text-muted">{`for ${exportFormats[format].use}`}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className="px-4 pb-3 text-sm text-muted">
        Written in your browser, without your notes. Positions are approximate, not for navigation.
      </p>
    </details>
  );
}
