import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { setPriority } from 'node:os';
import { buffer, text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import pLimit from 'p-limit';
import type { PictureFormat } from '../../../domain/pictures/library-pictures.ts';
import type { PlateFacts } from '../../../domain/pictures/plates.ts';

/** Widths in pixels, at most `maxWidth`; a plate is half as wide again as it is high. */
export interface PlateJob {
  facts: PlateFacts;
  width: number;
  files: { width: number; format: PictureFormat; quality?: number }[];
}

export interface PlateComposer {
  isPresent(): boolean;
  /** In the job's order. @throws Error where the drawing fails, takes too long or the queue is full */
  draw(job: PlateJob): Promise<Buffer[]>;
}

const command = fileURLToPath(
  new URL('../../../../packages/art/scripts/draw-plate.ts', import.meta.url),
);

const maxWidth = 4000;
const timeoutMs = 60_000;
const heapMb = 160;
/** Pages come first, yet a plate on a busy machine is there within seconds. */
const niceness = 4;
/** Drawings that wait; each takes a second or three. */
const maxWaiting = 8;

export class ComposerBusy extends Error {}

/** Runs the command with no more of the environment than it needs, and gives way to everything else. */
async function run(file: string, job: PlateJob): Promise<Buffer[]> {
  const child = spawn(process.execPath, [`--max-old-space-size=${heapMb}`, file], {
    env: { NODE_ENV: 'production', UV_THREADPOOL_SIZE: '1', MALLOC_ARENA_MAX: '1' },
    stdio: ['pipe', 'pipe', 'pipe'],
    timeout: timeoutMs,
    killSignal: 'SIGKILL',
  });
  // A child that could not start, or has ended already, has no priority to set.
  child.once('spawn', () => child.pid && lower(child.pid));
  const ended = once(child, 'close');
  // A command that ends before it has read its job reports why in its exit.
  child.stdin.on('error', () => undefined);
  child.stdin.end(JSON.stringify(job));
  const [output, complaint, [code, signal]] = await Promise.all([
    buffer(child.stdout),
    text(child.stderr),
    ended,
  ]);
  if (code !== 0) {
    const reason = signal ? `ended by ${signal}` : complaint.trim().slice(0, 500);
    throw new Error(`The plate of ${job.facts.slug} could not be drawn: ${reason}`);
  }
  return split(output, job);
}

function lower(pid: number) {
  try {
    setPriority(pid, niceness);
  } catch {
    // It has ended meanwhile.
  }
}

/** The command's answer: a line with the bytes of each file, then the files. */
function split(output: Buffer, { files, facts }: PlateJob): Buffer[] {
  const end = output.indexOf('\n');
  const lengths = JSON.parse(output.subarray(0, end).toString()) as number[];
  const total = lengths.reduce((sum, length) => sum + length, end + 1);
  if (lengths.length !== files.length || total !== output.length) {
    throw new Error(`The plate of ${facts.slug} came back incomplete`);
  }
  let at = end + 1;
  return lengths.map((length) => {
    at += length;
    return output.subarray(at - length, at);
  });
}

/** Runs the composer of packages/art/ as a process of its own, one job at a time, where packages/art/ is installed. */
export function openComposer(file = command): PlateComposer {
  const oneAtATime = pLimit(1);
  return {
    isPresent: () => existsSync(file),
    async draw(job) {
      if (job.width > maxWidth) throw new Error(`A plate is at most ${maxWidth} pixels wide`);
      if (oneAtATime.pendingCount >= maxWaiting) throw new ComposerBusy('Too many drawings wait');
      return oneAtATime(() => run(file, job));
    },
  };
}
