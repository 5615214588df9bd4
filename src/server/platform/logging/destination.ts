import { type DestinationStream, pino } from 'pino';

/** Message of the lines that are written in groups, since there may be thousands a second. */
export const requestMessage = 'request';

/** A write costs a change of threads, some 400 µs on two cores. */
const pieceBytes = 262_144;
const longestWaitMs = 200;
/** Maximum of bytes that wait for a stalled reader; further lines are dropped. */
const mostUnwrittenBytes = 16 * 1024 * 1024;

interface Destination extends DestinationStream {
  flush(done: () => void): void;
  flushSync(): void;
}

/**
 * Writes in the background: request lines in large pieces, since a write costs more than ten lines, and every other
 * line at once. @param to a file, or 1 for the standard output
 */
export function openDestination(to: string | 1): Destination {
  const output = pino.destination({
    dest: to,
    sync: false,
    minLength: 1,
    maxLength: mostUnwrittenBytes,
    contentMode: 'buffer',
  });
  // On a full disk lines wait while the site continues.
  output.on('error', () => {});
  // Bytes, since thousands of waiting strings would burden the garbage collector, and the same pieces again, since
  // new ones would make it collect the whole heap every other second.
  let piece = Buffer.allocUnsafe(pieceBytes);
  const writing: Buffer<ArrayBuffer>[] = [];
  const free: Buffer<ArrayBuffer>[] = [];
  output.on('drain', () => free.push(...writing.splice(0)));
  let used = 0;
  let timer: NodeJS.Timeout | undefined;

  // Its type declares strings only.
  const writeBytes = (bytes: Buffer) => output.write(bytes as unknown as string);

  function writeWaiting() {
    clearTimeout(timer);
    timer = undefined;
    if (used === 0) return;
    writing.push(piece);
    writeBytes(piece.subarray(0, used));
    piece = free.pop() ?? Buffer.allocUnsafe(pieceBytes);
    used = 0;
  }

  function wait(line: string) {
    // A UTF-16 unit takes three bytes at most.
    if (used + line.length * 3 > pieceBytes) writeWaiting();
    if (line.length * 3 > pieceBytes) writeBytes(Buffer.from(line));
    else used += piece.write(line, used);
  }

  const destination = {
    // Makes pino set `lastMsg` for each line.
    [Symbol.for('pino.metadata')]: true,
    lastMsg: '',
    write(line: string) {
      wait(line);
      if (destination.lastMsg !== requestMessage) writeWaiting();
      else timer ??= setTimeout(writeWaiting, longestWaitMs).unref();
    },
    flush(done: () => void) {
      writeWaiting();
      output.flush(() => done());
    },
    flushSync() {
      writeWaiting();
      output.flushSync();
    },
  };
  process.once('exit', () => {
    try {
      destination.flushSync();
    } catch {
      // The disk is full, or the reader is gone.
    }
  });
  return destination;
}
