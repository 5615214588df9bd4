import { separateProcess } from '../../platform/processes/apart.ts';

/** Timeout of a call, in milliseconds. */
export const mostApartMs = 60 * 60_000;

/** Calls a function in a separate process, since a large archive takes hundreds of megabytes. */
export const callApart = separateProcess({ heapMb: 768, idleMs: 2000, mostMs: mostApartMs });
