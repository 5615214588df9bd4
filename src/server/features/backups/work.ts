import { mkdir, readFile, rename, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { type Backups, backupOutcome, backupWork } from '../../../contract/backups.ts';
import { conflict } from '../../platform/http/errors.ts';

const state = z.object({ work: backupWork.nullable(), outcome: backupOutcome.nullable() });
type State = z.infer<typeof state>;

const beatMs = 5000;
/** Age of the last heartbeat, in milliseconds, from which work counts as ended by a crash. */
const deadMs = 60_000;
/** Time for which an outcome is shown, in milliseconds. */
const shownMs = 3_600_000;

const busyMessage = 'One at a time: wait until what is under way here has ended.';

/** The work on a folder of backups; a file in the folder shares its state with other instances. */
export function createBackupWork(folder: string) {
  const file = join(folder, '.work.json');
  let own = { work: null, outcome: null, at: 0 } as State & { at: number };

  async function readFolder() {
    try {
      const at = (await stat(file)).mtimeMs;
      return { ...state.parse(JSON.parse(await readFile(file, 'utf8'))), at };
    } catch {
      return own;
    }
  }

  async function read(): Promise<State> {
    const shared = await readFolder();
    // The file is older than this instance's state if a full disk prevented a write.
    const { work, outcome, at } = own.work || own.at > shared.at ? own : shared;
    const age = Date.now() - at;
    return {
      work: own.work || age < deadMs ? work : null,
      outcome: age < shownMs ? outcome : null,
    };
  }

  async function storeState(content: State) {
    own = { ...content, at: Date.now() };
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(`${file}.part`, JSON.stringify(content), { mode: 0o600 });
      await rename(`${file}.part`, file);
    } catch {
      // The state in memory suffices for this instance.
    }
  }

  /** @throws 409 while work is under way */
  async function assertIdle() {
    if ((await read()).work) throw conflict(busyMessage);
  }

  return {
    read,
    assertIdle,
    /** Starts work in the background; `read` returns its outcome. @throws 409 during other work */
    async begin(
      kind: NonNullable<Backups['work']>,
      run: () => Promise<NonNullable<Backups['outcome']>>,
    ) {
      await assertIdle();
      if (own.work) throw conflict(busyMessage);
      await storeState({ work: kind, outcome: null });
      const beat = setInterval(() => {
        const now = new Date();
        void utimes(file, now, now).catch(() => {});
      }, beatMs);
      void run()
        .then((outcome) => storeState({ work: null, outcome }))
        .finally(() => clearInterval(beat));
    },
  };
}
