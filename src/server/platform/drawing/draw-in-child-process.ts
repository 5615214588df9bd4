import { createChildProcessCaller } from '../processes/child-process.ts';

/** Calls a process that takes about 100 MB and ends after one minute without a call. */
const draw = createChildProcessCaller({
  heapMb: 128,
  idleMs: 60_000,
  nodeArguments: ['--import', import.meta.resolve('./low-priority.ts')],
  environment: { MALLOC_ARENA_MAX: '1' },
});

/**
 * Draws in a separate process of lower priority, so that neither text layout nor encoding delays a
 * page, even on one core.
 * @param module the URL of the module that exports the drawing function, loaded at the first call
 */
export async function drawInChildProcess(
  module: string,
  name: string,
  subject: object,
): Promise<Buffer> {
  const drawn = await draw<Uint8Array<ArrayBuffer>>(module, name, subject);
  return Buffer.from(drawn.buffer, drawn.byteOffset, drawn.length);
}
