import { separateProcess } from '../../platform/processes/apart.ts';

/** A large archive takes seconds of computing and hundreds of megabytes. */
const limits = { heapMb: 768, idleMs: 2000, mostMs: 60 * 60_000 };

// Two processes, so that reading an export and making an archive do not wait for each other.
export const readApart = separateProcess(limits);
export const makeApart = separateProcess(limits);
