import { separateProcess } from '../../platform/processes/apart.ts';

/** The time after which a call is given up. */
export const mostApartMs = 60 * 60_000;

/** A large archive takes seconds of computing and hundreds of megabytes. */
export const callApart = separateProcess({ heapMb: 768, idleMs: 2000, mostMs: mostApartMs });
