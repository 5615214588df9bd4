import { type Interruptions, openDatabase, type SavedDatabase } from './database.ts';

interface Events extends Interruptions {
  onOpened: (database: SavedDatabase) => Promise<void>;
  onFailed: (error: unknown) => void;
}

/** The connection to the browser's database, opened when it is first needed. */
export function createConnection({ onOpened, onFailed, onOutdated, onCleared }: Events) {
  let opening: Promise<SavedDatabase | undefined> | undefined;

  async function start() {
    try {
      const database = await openDatabase({
        onOutdated,
        onCleared: () => {
          opening = undefined;
          onCleared();
        },
      });
      await onOpened(database);
      return database;
    } catch (error) {
      onFailed(error);
      return undefined;
    }
  }

  const open = () => {
    opening ??= start();
    return opening;
  };

  return {
    open,
    /** Opens the database; tries again if the last attempt failed. */
    async reopen() {
      const database = await open();
      if (database) return database;
      opening = undefined;
      return open();
    },
    /** The promise of the database; undefined before `open` and after the browser clears it. */
    current: () => opening,
  };
}
