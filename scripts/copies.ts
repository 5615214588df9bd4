// `npm run copies -- snapshots` (or check, forget …): runs restic on the copies of RESTIC_REPOSITORY.
// `npm run copies` makes a copy now.
import { spawn } from 'node:child_process';
import { readConfig } from '../src/server/platform/config/config.ts';
import { resticEnvironment } from '../src/server/platform/copies/restic.ts';
import { makeSnapshot } from '../src/server/platform/copies/snapshots.ts';
import { readState } from '../src/server/platform/copies/state.ts';

try {
  const settings = readConfig();
  const { copies, dataDir } = settings;
  if (!copies) throw new Error('Set RESTIC_REPOSITORY and RESTIC_PASSWORD first.');
  const config = { ...settings, copies };
  const args = process.argv.slice(2);
  if (args.length === 0) {
    const known = (await readState(dataDir)).repository === copies.repository;
    const { id, addedBytes } = await makeSnapshot(config, known, new Date()).catch((error) => {
      throw new Error(`No copy was made: ${(error as Error).message}.`);
    });
    const size = (addedBytes / 1_000_000).toFixed(1);
    console.log(`Copy ${id.slice(0, 8)} is in ${copies.repository}: ${size} MB were new.`);
  } else {
    const child = spawn('restic', args, { env: resticEnvironment(config), stdio: 'inherit' });
    child.once('error', () => {
      console.error('Copies need the program restic: install the package restic.');
      process.exitCode = 1;
    });
    child.once('close', (code) => {
      process.exitCode = code ?? 1;
    });
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
