// `npm run restore -- file` checks and restores a backup, `npm run restore -- latest` the newest
// copy of RESTIC_REPOSITORY. The site must not be running.
import { resolve } from 'node:path';
import { restoreBackup } from '../src/server/platform/backup/restore.ts';
import { readConfig } from '../src/server/platform/config/config.ts';
import { restoreSnapshot } from '../src/server/platform/copies/snapshots.ts';

const [file] = process.argv.slice(2);
if (!file) {
  console.error(
    'Which one? npm run restore -- data/backups/bottom-time-….tar.gz, or latest: the newest copy of RESTIC_REPOSITORY',
  );
  process.exit(1);
}
try {
  const config = readConfig();
  const { copies } = config;
  const isCopy = /^(latest|[0-9a-f]{8,64})$/.test(file);
  if (isCopy && !copies) throw new Error('Set RESTIC_REPOSITORY and RESTIC_PASSWORD first.');
  const { manifest, kept } =
    isCopy && copies
      ? await restoreSnapshot({ ...config, copies }, file, new Date())
      : await restoreBackup(config, resolve(file), new Date());
  console.log(`Restored the backup of ${manifest.createdAt}.`);
  if (kept.length > 0) console.log(`What was there before is kept in ${kept.join(' and ')}.`);
  if (manifest.bucket) {
    console.log(`Its pictures are in the bucket ${manifest.bucket}, which was left as it is.`);
  } else if (config.bucket) {
    console.log(
      `Its pictures are in ${config.dataDir}/media, and the site reads the bucket ${config.bucket.name}: copy them there.`,
    );
  }
  if (manifest.kind === 'copy' && manifest.engine === 'postgres') {
    console.log(
      'Only files were copied: the database is restored by pgBackRest (docs/durability.md).',
    );
  }
  console.log(
    'Emails that waited are held: the start screen of the admin asks whether to send them.',
  );
  console.log(
    'Every admin session has ended. Who was erased or unsubscribed since then is back: do it again.',
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
