import { readFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';
import { Tinypool } from 'tinypool';
import { decodeShoreline } from '../../../domain/conditions/shelter/shoreline.ts';
import { type SiteFetch, siteFetch } from '../../../domain/conditions/shelter/site-fetch.ts';
import type { Position } from '../../../domain/geo/positions.ts';

const shoreline = new URL('../../../../seed/shoreline.bin', import.meta.url);

interface Measured {
  position: Position;
  errorKm: number | null;
}

let decoded: ReturnType<typeof decodeShoreline> | undefined;

/**
 * Measures the open water around a position in about 20 ms. Reading the shoreline takes another
 * 30 ms; only the worker thread caches it.
 */
export function measure({ position, errorKm }: Measured): SiteFetch | undefined {
  const coast = decoded ?? decodeShoreline(readFileSync(shoreline));
  if (!isMainThread) decoded = coast;
  return siteFetch(coast, position, errorKm);
}

/** Idle time after which the thread ends and frees the shoreline's memory. */
const idleMs = 10_000;
let pool: Tinypool | undefined;

/** Measures one position after another in a worker thread. */
export function measureElsewhere(measured: Measured): Promise<SiteFetch | undefined> {
  pool ??= new Tinypool({
    ...{ runtime: 'worker_threads', minThreads: 0, maxThreads: 1, idleTimeout: idleMs },
    ...{ filename: import.meta.url, name: 'measure' },
  });
  return pool.run(measured);
}
