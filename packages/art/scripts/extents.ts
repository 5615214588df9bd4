import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { swimmingDiver } from '../plates/extents.ts';
import { residents } from '../plates/fauna.ts';
import { measureExtent } from '../plates/measure.ts';

/** `node scripts/extents.ts` writes how far each animal of plates, and a diver, reaches around its place, as shares of its length. */
async function main() {
  const lines: string[] = [];
  const named = residents.map(({ words, draw }) => ({ name: words.source, draw }));
  for (const { name, draw } of [...named, { name: 'diver', draw: swimmingDiver }])
    lines.push(
      `  ${JSON.stringify(name)}: ${JSON.stringify(await measureExtent(draw)).replaceAll(',', ', ')}`,
    );
  await writeFile(
    join(import.meta.dirname, '../plates/extents.json'),
    `{\n${lines.join(',\n')}\n}\n`,
  );
  console.log(`${lines.length} animals`);
}

await main();
