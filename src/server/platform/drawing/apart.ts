import { Tinypool } from 'tinypool';

/** Idle time after which the drawing process ends and frees some 100 MB of fonts, layout engine and libraries. */
const idleMs = 60_000;

let pool: Tinypool | undefined;

/**
 * Draws in a separate process of lower priority, so that neither text layout nor encoding delays a
 * page, even on one core.
 * @param module the URL of the module that exports the drawing function, loaded at the first call
 */
export async function drawApart(module: string, name: string, subject: object): Promise<Buffer> {
  pool ??= new Tinypool({
    ...{ runtime: 'child_process', minThreads: 0, maxThreads: 1, idleTimeout: idleMs },
    serialization: 'advanced',
    execArgv: [
      ...process.execArgv,
      ...['--max-old-space-size=128', '--import', import.meta.resolve('./low-priority.ts')],
    ],
    // The process needs no settings, so it gets no secrets.
    env: { MALLOC_ARENA_MAX: '1' },
  });
  const drawn: Uint8Array<ArrayBuffer> = await pool.run(subject, { filename: module, name });
  return Buffer.from(drawn.buffer, drawn.byteOffset, drawn.length);
}
