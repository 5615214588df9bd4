// `npm run move-out`: writes all the owner's data into one archive for people and programs.
import { statSync } from 'node:fs';
import { makeBackup } from '../src/server/platform/backup/make.ts';
import { readConfig } from '../src/server/platform/config/config.ts';

try {
  const { file, manifest } = await makeBackup(readConfig(), 'move-out', new Date());
  const rows = Object.values(manifest.tables).reduce((sum, count) => sum + count, 0);
  const size = (statSync(file).size / 1_000_000).toFixed(1);
  console.log(`${file}: ${size} MB, ${rows} rows, ${Object.keys(manifest.files).length} files`);
  console.log('It names your subscribers: keep it private. docs/moving.md says what is in it.');
} catch (error) {
  console.error(`No archive was made: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
