import { useState } from 'react';
import { exportFormats } from '../../../domain/export/formats.ts';
import type { SiteRef } from '../../../domain/saved/saved.ts';
import { useToast } from '../../ui/toast.tsx';
import { download } from './download.ts';
import type { ListFormat } from './write-list-file.ts';

/** The same formats as in write-list-file.ts, which loads on click. */
const formats = ['gpx', 'kml', 'geojson', 'csv', 'subsurface', 'uddf'] as const;

interface OfferedFile {
  words: string;
  use: string;
  write: () => Promise<void>;
}

export function ListFiles(props: {
  /** The exported record: "list" or "trip". */
  subject: string;
  list: { name: string; sites: readonly SiteRef[] };
  without?: readonly ListFormat[];
  others?: readonly OfferedFile[];
}) {
  const { subject, list, without = [], others = [] } = props;
  const { toast } = useToast();
  const [isWriting, setWriting] = useState(false);

  async function attempt(write: () => Promise<void>) {
    setWriting(true);
    try {
      await write();
    } catch {
      toast({
        title: 'The file could not be written',
        description: 'It needs the catalogue. Try again with a connection.',
        destructive: true,
      });
    }
    setWriting(false);
  }

  async function write(format: ListFormat) {
    const { createListFile } = await import('./write-list-file.ts');
    const { text, name, type, missing } = await createListFile(list, format);
    download(text, name, type);
    if (missing.length > 0) {
      toast({
        title: 'Not every site is in the file',
        description: `No longer in the catalogue: ${missing.map((one) => one.name).join(', ')}.`,
      });
    }
  }

  const files: OfferedFile[] = [
    ...formats
      .filter((format) => !without.includes(format))
      .map((format) => ({
        words: exportFormats[format].words,
        use: exportFormats[format].use,
        write: () => write(format),
      })),
    ...others,
  ];
  return (
    <details className="no-print border-2 border-line">
      <summary className="flex min-h-11 cursor-pointer items-center px-4 font-semibold">
        {`Take this ${subject} away`}
      </summary>
      <ul className="px-4 text-sm">
        {files.map((file) => (
          <li key={file.words} className="border-t border-line">
            <button
              type="button"
              disabled={isWriting}
              onClick={() => attempt(file.write)}
              className="flex min-h-11 w-full flex-wrap items-center gap-x-3 py-2 text-left"
            >
              <span className="font-semibold text-reef underline">{file.words}</span>
              <span className="text-muted">{`for ${file.use}`}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className="border-t border-line px-4 py-3 text-sm text-muted">
        Written in your browser, without your notes. Positions are approximate, not for navigation.
      </p>
    </details>
  );
}
