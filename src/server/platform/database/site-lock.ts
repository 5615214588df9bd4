import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { storageFailure } from './engine.ts';

/** Time that a stopping site gets to release it. */
const waitMs = 3000;

/** Its file, in the folder of the database. */
export const lockName = '.running';

/** A lock that nothing refers to would be closed by the garbage collector. */
const held = new Set<Sqlite.Database>();

/**
 * Holds the folder of an embedded database for this process: a second site would show pages that the first has changed.
 * The lock is the operating system's, on an empty database beside the site's own, and ends with the process.
 * @returns releases it @throws Error in one sentence for the owner where another site holds it
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
    // A folder that can not be written has a message of its own, or is a site that is only read.
    if (storageFailure(error) !== 'busy') return () => {};
    throw new Error(
      `Another site is running on ${dataDir}: stop it first, or give this one a DATA_DIR of its own.`,
      { cause: error },
    );
  }
}
