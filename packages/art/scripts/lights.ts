import { writeFile } from 'node:fs/promises';
import { paths } from '../application.ts';
import { seedFacts } from '../plates/facts.ts';
import { findLight } from '../plates/light.ts';

/** `node scripts/lights.ts` writes where the plate of each seeded site has its animal, for the torch of the night theme. */
async function main() {
  const lines: string[] = [];
  for (const facts of seedFacts()) {
    const light = await findLight(facts);
    if (light) lines.push(`  ${JSON.stringify(facts.slug)}: [${light.join(', ')}]`);
  }
  await writeFile(paths.plateLights, `{\n${lines.sort().join(',\n')}\n}\n`);
  console.log(`${lines.length} plates`);
}

await main();
