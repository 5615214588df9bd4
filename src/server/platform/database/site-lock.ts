import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { storageFailure } from './engine.ts';

/** Time to wait for a stopping site to release the lock. */
const waitMs = 3000;

/** Name of the lock file in the folder of the database. */
export const lockName = '.running';

/** Open locks; without a reference the garbage collector would close them. */
const held = new Set<Sqlite.Database>();

/**
 * Locks the folder of an embedded database, since a second process would serve outdated pages.
 * The operating system locks an empty database beside the site's own, until the process ends or releases it.
 * @returns a function that releases the lock @throws Error with a sentence for the owner if another site holds it
 */
export function lockSite(dataDir: string): () => void {
  let opened: Sqlite.Database | undefined;
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const lock = new Sqlite(join(dataDir, lockName), { timeout: waitMs });
    opened = lock;
    lock.exec('begin exclusive');
    held.add(lock);
    return () => {
      held.delete(lock);
      lock.close();
    };
  } catch (error) {
    opened?.close();
    // An unwritable folder has its own message elsewhere, or belongs to a read-only site.
    if (storageFailure(error) !== 'busy') return () => {};
    throw new Error(
      `Another site is running on ${dataDir}: stop it first, or give this one a DATA_DIR of its own.`,
      { cause: error },
    );
  }
}
