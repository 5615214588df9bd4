import { closeSync, createReadStream, openSync, writeSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { invalid, PublicError } from '../../../platform/http/errors.ts';
import type { ExportedPost, ExportSummary } from './exported-post.ts';
import { readGhost } from './ghost.ts';
import { readWordPress } from './wordpress.ts';
import { firstCharacters, isZip, openZip, type Zip } from './zip.ts';

interface Part {
  name: string;
  bytes: number;
  open: () => Promise<Readable>;
}

/** Maximum size of a JSON file, since reading it takes several times its size in memory. */
const maxJsonBytes = 100_000_000;

const unknownFile =
  'This is no export of Ghost (JSON) or WordPress (XML), nor a ZIP with one. Choose the file as Ghost or WordPress gave it to you.';

async function readJson({ bytes, open: openPart }: Part): Promise<string> {
  if (bytes > maxJsonBytes) {
    throw invalid(
      `This export is a JSON of ${Math.round(bytes / 1_000_000)} MB; 100 MB are the most that can be read at once. Export fewer posts at a time.`,
    );
  }
  return text(await openPart());
}

/** Lists the exports in a ZIP: the JSON of a Ghost backup, or all XML files of WordPress. */
function listParts({ entries, open: openEntry }: Zip): Part[] {
  const parts = [...entries.values()].map((entry) => ({
    name: entry.fileName,
    bytes: entry.uncompressedSize,
    open: () => openEntry(entry),
  }));
  const isOwn = ({ name }: Part) => !/(^|\/)(__MACOSX|themes|node_modules|\.)/.test(name);
  const named = (ending: RegExp) => parts.filter((part) => ending.test(part.name) && isOwn(part));
  const xml = named(/\.xml$/i);
  if (xml.length > 0) return xml.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  // Settings and redirects of Ghost are JSON too; the file of posts is by far the largest.
  const json = named(/\.json$/i).toSorted((one, other) => other.bytes - one.bytes);
  if (json.length === 0) {
    throw invalid(
      'This ZIP holds no export. It needs the JSON of Ghost or the XML of WordPress beside the folder with the pictures.',
    );
  }
  return json.slice(0, 1);
}

async function readParts(parts: readonly Part[], onPost: (post: ExportedPost) => void) {
  const [first] = parts;
  if (!first) throw invalid(unknownFile);
  if (/\.json$/i.test(first.name)) return readGhost(await readJson(first), onPost);
  return readWordPress(
    parts.map((part) => part.open),
    onPost,
  );
}

async function readFile(file: string, bytes: number, onPost: (post: ExportedPost) => void) {
  const start = await firstCharacters(file);
  const single = (name: string) =>
    readParts([{ name, bytes, open: async () => createReadStream(file) }], onPost);
  if (start.startsWith('{')) return single('export.json');
  if (start.startsWith('<')) return single('export.xml');
  if (!isZip(start)) throw invalid(unknownFile);
  const zip = await openZip(file);
  try {
    return await readParts(listParts(zip), onPost);
  } finally {
    zip.close();
  }
}

/** Reads an uploaded export and writes its posts to a file by line; runs in a child process. */
export async function readExport(given: {
  file: string;
  bytes: number;
  target: string;
}): Promise<{ summary: ExportSummary } | { problem: string }> {
  const target = openSync(given.target, 'w', 0o600);
  try {
    const summary = await readFile(given.file, given.bytes, (post) => {
      writeSync(target, `${JSON.stringify(post)}\n`);
    });
    return { summary };
  } catch (error) {
    if (error instanceof PublicError) return { problem: error.message };
    throw error;
  } finally {
    closeSync(target);
  }
}
