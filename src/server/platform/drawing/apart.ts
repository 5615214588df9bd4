import { Tinypool } from 'tinypool';

/** After that time without a drawing its process ends, and gives back some 100 MB of fonts, layout engine and libraries. */
const idleMs = 60_000;

let pool: Tinypool | undefined;

/**
 * Draws in a process of its own that yields to this one, so that neither laying out words nor encoding pixels delays a
 * page, on one core either.
 * @param module the address of the module that exports the drawing function, which the process loads with its first call
 */
export async function drawApart(module: string, name: string, subject: object): Promise<Buffer> {
  pool ??= new Tinypool({
    ...{ runtime: 'child_process', minThreads: 0, maxThreads: 1, idleTimeout: idleMs },
    serialization: 'advanced',
    execArgv: [
      ...process.execArgv,
      ...['--max-old-space-size=128', '--import', import.meta.resolve('./low-priority.ts')],
    ],
    // It needs no setting, and so no secret.
    env: { MALLOC_ARENA_MAX: '1' },
  });
  const drawn: Uint8Array<ArrayBuffer> = await pool.run(subject, { filename: module, name });
  return Buffer.from(drawn.buffer, drawn.byteOffset, drawn.length);
}
