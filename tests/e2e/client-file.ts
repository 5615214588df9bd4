import { readdirSync, readFileSync } from 'node:fs';

const folder = 'dist/client/assets';

/** The path of the script that holds a text; the names of files are hashes. @throws Error if not exactly one does */
export function clientFile(text: string): string {
  const found = readdirSync(folder).filter(
    (file) => file.endsWith('.js') && readFileSync(`${folder}/${file}`, 'utf8').includes(text),
  );
  if (found.length !== 1) throw new Error(`${found.length} scripts hold “${text}”`);
  return `/assets/${found[0]}`;
}
