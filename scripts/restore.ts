// `npm run restore -- file`: puts a backup back, after checking it. The site must not be running.
import { resolve } from 'node:path';
import { readConfig } from '../src/server/config.ts';
import { restoreBackup } from '../src/server/platform/backup/restore.ts';

const [file] = process.argv.slice(2);
if (!file) {
  console.error('Which one? npm run restore -- data/backups/bottom-time-….tar.gz');
  process.exit(1);
}
try {
  const config = readConfig();
  const { manifest, kept } = await restoreBackup(config, resolve(file), new Date());
  console.log(`Restored the backup of ${manifest.createdAt}.`);
  if (kept.length > 0) console.log(`What was there before is kept in ${kept.join(' and ')}.`);
  if (manifest.bucket) {
    console.log(`Its pictures are in the bucket ${manifest.bucket}, which was left as it is.`);
  } else if (config.bucket) {
    console.log(
      `Its pictures are in ${config.dataDir}/media, and the site reads the bucket ${config.bucket.name}: copy them there.`,
    );
  }
  console.log(
    'Every admin session has ended. Who was erased or unsubscribed since then is back: do it again.',
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
