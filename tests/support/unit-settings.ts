import { readFileSync } from 'node:fs';

/** The systemd unit. The image has its heap flags and allocator settings too. */
const unit = readFileSync(new URL('../../deploy/bottom-time.service', import.meta.url), 'utf8');

/** Flags of Node's heap. */
export const heapFlags = unit.match(/(?<=^ExecStart=.*)--(?!import)[a-z-]+(=\d+)?/gm) ?? [];

export const allocatorSettings = Object.fromEntries(
  [...unit.matchAll(/(MALLOC_[A-Z_]+)=(\d+)/g)].map(([, name = '', value = '']) => [name, value]),
);

export const memoryMaxMb = Number(/^MemoryMax=(\d+)M$/m.exec(unit)?.[1]);

if (!memoryMaxMb || heapFlags.length === 0) {
  throw new Error(
    'deploy/bottom-time.service states no MemoryMax in megabytes or no flags of Node',
  );
}
