import { open } from 'node:fs/promises';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { invalid, PublicError } from '../../../platform/http/errors.ts';

const maxEntries = 200_000;

export type Zip = Awaited<ReturnType<typeof openZip>>;

/** The files of a ZIP by path, without folders. */
async function listEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName.endsWith('/')) continue;
    entries.set(entry.fileName, entry);
    if (entries.size > maxEntries) throw invalid('This ZIP holds more than 200,000 files.');
  }
  return entries;
}

/** The first 512 bytes of a file as Latin-1, without a byte order mark and leading spaces. */
export async function firstCharacters(file: string): Promise<string> {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(512), 0, 512, 0);
    return buffer
      .toString('latin1', 0, bytesRead)
      .replace(/^\u00ef\u00bb\u00bf/, '')
      .trimStart();
  } finally {
    await handle.close();
  }
}

export const isZip = (start: string) => start.startsWith('PK');

/** Opens a ZIP and reads only its directory; callers read files on demand. @throws 400 */
export async function openZip(file: string) {
  let zip: ZipFile | undefined;
  try {
    zip = await openPromise(file, { lazyEntries: true, autoClose: false });
    const opened = zip;
    return {
      entries: await listEntries(opened),
      open: (entry: Entry) => opened.openReadStreamPromise(entry),
      close: () => opened.close(),
    };
  } catch (error) {
    zip?.close();
    if (error instanceof PublicError) throw error;
    throw invalid('This ZIP is damaged or cut short. Make it again, and choose it again.');
  }
}
