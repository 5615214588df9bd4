import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * Maximum age of a lock: no run takes longer, and an older process id may be another process's.
 */
const longestMs = 10 * 60_000;

function isRunning(pid: number) {
  try {
    process.kill(pid, 0);
    return pid !== process.pid;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Reads the process id of the lock's owner, and whether the lock is stale. */
function readLock(file: string) {
  const owner = readFileSync(file, 'utf8');
  const isOld = Date.now() - statSync(file).mtimeMs > longestMs;
  // An empty file is not stale: its owner has yet to write the process id.
  return { owner, isStale: isOld || (owner !== '' && !isRunning(Number(owner))) };
}

function breakLock(file: string, owner: string) {
  const aside = `${file}.${process.pid}`;
  renameSync(file, aside);
  // Another process may have broken and acquired the lock in the meantime.
  if (readFileSync(aside, 'utf8') === owner) rmSync(aside);
  else renameSync(aside, file);
}

/** @returns whether this process holds the lock now */
function takeLock(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  try {
    const { owner, isStale } = readLock(file);
    if (isStale) breakLock(file, owner);
  } catch (error) {
    // Another process released or broke the lock in the meantime.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  return false;
}

/** Runs `work` while no other process holds the lock, a file with the process id of its owner. */
export async function withLock(file: string, work: () => void, onWait?: () => void): Promise<void> {
  mkdirSync(dirname(file), { recursive: true });
  let waits = false;
  while (!takeLock(file)) {
    if (!waits) onWait?.();
    waits = true;
    await delay(100);
  }
  try {
    work();
  } finally {
    rmSync(file, { force: true });
  }
}
