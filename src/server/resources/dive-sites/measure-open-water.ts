import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { decodeShoreline } from '../../../domain/conditions/shelter/shoreline.ts';
import { type SiteFetch, siteFetch } from '../../../domain/conditions/shelter/site-fetch.ts';
import type { Position } from '../../../domain/geo/positions.ts';

const shoreline = new URL('../../../../seed/shoreline.bin', import.meta.url);

interface Measured {
  found: SiteFetch | undefined;
}

/** Measures the open water around a position: some 150 ms, and the shoreline is not held in memory afterwards. */
export function measure(position: Position, errorKm: number | null): SiteFetch | undefined {
  return siteFetch(decodeShoreline(readFileSync(shoreline)), position, errorKm);
}

/** The same in a thread of its own. */
export function measureElsewhere(
  position: Position,
  errorKm: number | null,
): Promise<SiteFetch | undefined> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(fileURLToPath(import.meta.url), {
      workerData: { position, errorKm },
    });
    worker.once('message', ({ found }: Measured) => resolve(found));
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The measuring of open water ended early')));
  });
}

if (!isMainThread && workerData?.position) {
  const { position, errorKm } = workerData;
  parentPort?.postMessage({ found: measure(position, errorKm) } satisfies Measured);
}
