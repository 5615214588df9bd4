import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Site } from '../../failures/site.ts';

const probe = fileURLToPath(new URL('probe.ts', import.meta.url));
const sampleMs = 50;

export interface Watched {
  count: number;
  failures: number;
  median: number;
  p99: number;
  worst: number;
  /** Maximum memory of the site's process in MB; undefined if the system does not report it. */
  rssMb: number | undefined;
}

function residentMb(pid: number | undefined): number | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1024;
  } catch {
    return undefined;
  }
}

/** Measures the response times of the cached home page and the site's memory during an attack. */
export async function watchDuring(site: Site, attack: () => Promise<unknown>): Promise<Watched> {
  const prober = fork(probe, [site.url]);
  let rssMb: number | undefined;
  const sampling = setInterval(() => {
    const now = residentMb(site.process.pid);
    if (now !== undefined) rssMb = Math.max(rssMb ?? 0, now);
  }, sampleMs);
  try {
    await attack();
    const told = once(prober, 'message');
    prober.send('end');
    const [figures] = await told;
    return { ...(figures as Omit<Watched, 'rssMb'>), rssMb };
  } finally {
    clearInterval(sampling);
    prober.kill();
  }
}
