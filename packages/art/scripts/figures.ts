import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { paths } from '../application.ts';
import { figureFile, figures } from '../figures/figures.ts';

/** `node scripts/figures.ts` writes the figures of articles. */
await mkdir(join(paths.public, 'art/figures'), { recursive: true });
for (const [name, draw] of Object.entries(figures)) {
  await writeFile(join(paths.public, figureFile(name)), draw());
}
console.log(`${Object.keys(figures).length} figures`);
