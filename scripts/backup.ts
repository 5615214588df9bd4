// `npm run backup`: writes all data of the site into one file; the site may be running.
import { statSync } from 'node:fs';
import { makeBackup } from '../src/server/platform/backup/make.ts';
import { readConfig } from '../src/server/platform/config/config.ts';

try {
  const config = readConfig();
  const { file, manifest } = await makeBackup(config, 'manual', new Date());
  const rows = Object.values(manifest.tables).reduce((sum, count) => sum + count, 0);
  const tables = Object.keys(manifest.tables).length;
  const others = Object.keys(manifest.files).length - 1;
  const size = (statSync(file).size / 1_000_000).toFixed(1);
  console.log(`${file}: ${size} MB, ${rows} rows of ${tables} tables, ${others} other files`);
  if (manifest.bucket) {
    console.log(`It does not hold the pictures: they are in the bucket ${manifest.bucket}.`);
  }
  console.log(
    'It holds subscribers and messages: keep a copy on another machine, and keep it private.',
  );
} catch (error) {
  console.error(`No backup was made: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
