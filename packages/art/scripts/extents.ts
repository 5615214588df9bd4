import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { residents } from '../plates/fauna.ts';
import { measureExtent } from '../plates/measure.ts';

/** `node scripts/extents.ts` writes how far each animal of plates reaches around its middle, as shares of its length. */
async function main() {
  const lines: string[] = [];
  for (const { words, draw } of residents)
    lines.push(
      `  ${JSON.stringify(words.source)}: ${JSON.stringify(await measureExtent(draw)).replaceAll(',', ', ')}`,
    );
  await writeFile(
    join(import.meta.dirname, '../plates/extents.json'),
    `{\n${lines.join(',\n')}\n}\n`,
  );
  console.log(`${lines.length} animals`);
}

await main();
