import { openSync, write, writeSync } from 'node:fs';
import type { DestinationStream } from 'pino';

/** Message of request lines. They are written in groups, because there may be thousands per second. */
export const requestMessage = 'request';

/** Bytes per write. A write switches threads, which takes about 400 µs on two cores. */
const pieceBytes = 262_144;
const longestWaitMs = 200;
/** Time after which a failed write is retried. */
const retryMs = 100;
/** Maximum of bytes that wait for a stalled reader; further lines are dropped. */
const maxUnwrittenBytes = 16 * 1024 * 1024;

interface Destination extends DestinationStream {
  flush(done: () => void): void;
  flushSync(): void;
}

/**
 * Creates a queue of pieces that are written in the background, one at a time. `pino.destination` copies each piece,
 * which makes Node collect the whole heap twice a second under load.
 * @param onWritten is called with each piece that may be used again
 */
function createPieceQueue(fd: number, onWritten: (piece: Buffer) => void) {
  const queue: Buffer[] = [];
  let bytes = 0;
  let written = 0;
  let isWriting = false;
  let flushing: (() => void)[] = [];

  function endFlushes() {
    const ended = flushing;
    flushing = [];
    for (const done of ended) done();
  }

  function writeNext() {
    const [piece] = queue;
    if (isWriting || !piece) return;
    isWriting = true;
    write(fd, piece, written, piece.length - written, null, (error, count) => {
      isWriting = false;
      if (error) {
        endFlushes();
        setTimeout(writeNext, retryMs).unref();
        return;
      }
      written += count;
      if (written === piece.length) {
        queue.shift();
        bytes -= piece.length;
        written = 0;
        onWritten(piece);
      }
      if (queue.length === 0) endFlushes();
      else writeNext();
    });
  }

  return {
    add(piece: Buffer) {
      if (bytes + piece.length > maxUnwrittenBytes) return;
      queue.push(piece);
      bytes += piece.length;
      writeNext();
    },
    flush(done: () => void) {
      if (queue.length === 0) done();
      else flushing.push(done);
    },
    /** Writes all queued pieces except the one that is being written. */
    flushSync() {
      for (const piece of queue.splice(isWriting ? 1 : 0)) writeSync(fd, piece);
    },
  };
}

/**
 * Opens a destination that writes request lines in large pieces, because a write costs more than ten lines.
 * It writes other lines immediately.
 * @param to a file, or 1 for the standard output @throws Error if the file can't be opened
 */
export function openDestination(to: string | 1): Destination {
  // Pieces are reused and hold bytes, because the garbage collector would have to move thousands of strings.
  const free: Buffer[] = [];
  const output = createPieceQueue(to === 1 ? to : openSync(to, 'a'), ({ buffer }) => {
    if (buffer.byteLength === pieceBytes) free.push(Buffer.from(buffer));
  });
  const nextPiece = () => free.pop() ?? Buffer.allocUnsafeSlow(pieceBytes);
  let piece = nextPiece();
  let used = 0;
  let timer: NodeJS.Timeout | undefined;

  function writeWaiting() {
    clearTimeout(timer);
    timer = undefined;
    if (used === 0) return;
    output.add(piece.subarray(0, used));
    piece = nextPiece();
    used = 0;
  }

  function wait(line: string) {
    // A UTF-16 code unit takes at most three bytes in UTF-8.
    const most = line.length * 3;
    if (used + most > pieceBytes) writeWaiting();
    if (most > pieceBytes) output.add(Buffer.from(line));
    else used += piece.write(line, used);
    timer ??= setTimeout(writeWaiting, longestWaitMs).unref();
  }

  const destination = {
    // Makes pino set `lastMsg` for each line.
    [Symbol.for('pino.metadata')]: true,
    lastMsg: '',
    write(line: string) {
      if (destination.lastMsg === requestMessage) return wait(line);
      writeWaiting();
      output.add(Buffer.from(line));
    },
    flush(done: () => void) {
      writeWaiting();
      output.flush(done);
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
