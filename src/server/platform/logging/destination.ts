import { type DestinationStream, pino } from 'pino';

/** Message of the lines that may wait for each other: there are thousands of them in a second. */
export const requestMessage = 'request';

const pieceBytes = 65_536;
const longestWaitMs = 200;
/** Bytes that wait for a reader that stands still; further lines are dropped. */
const mostUnwrittenBytes = 16 * 1024 * 1024;

interface Destination extends DestinationStream {
  flush(done: () => void): void;
  flushSync(): void;
}

/**
 * Writes in the background: requests in large pieces, since a write costs more than ten of their lines, and every other
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
  // On a full disk lines wait, and the site goes on.
  output.on('error', () => {});
  // As bytes, since thousands of waiting strings would keep the garbage collector busy.
  let piece = Buffer.allocUnsafe(pieceBytes);
  let used = 0;
  let timer: NodeJS.Timeout | undefined;

  // Its type knows strings alone.
  const writeBytes = (bytes: Buffer) => output.write(bytes as unknown as string);

  function writeWaiting() {
    clearTimeout(timer);
    timer = undefined;
    if (used === 0) return;
    writeBytes(piece.subarray(0, used));
    piece = Buffer.allocUnsafe(pieceBytes);
    used = 0;
  }

  function wait(line: string) {
    // A character takes three bytes at the most.
    if (used + line.length * 3 > pieceBytes) writeWaiting();
    if (line.length * 3 > pieceBytes) writeBytes(Buffer.from(line));
    else used += piece.write(line, used);
  }

  const destination = {
    // Asks pino for the message of each line.
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
