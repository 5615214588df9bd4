import { createChildProcessCaller } from '../../platform/processes/child-process.ts';

/** Timeout of a call, in milliseconds. */
export const callTimeoutMs = 60 * 60_000;

/** Calls a function in a separate process, since a large archive takes hundreds of megabytes. */
export const callInChildProcess = createChildProcessCaller({
  heapMb: 768,
  idleMs: 2000,
  maxMs: callTimeoutMs,
});
