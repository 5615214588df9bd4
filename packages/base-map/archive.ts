import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { Compression, TileType, zxyToTileId } from 'pmtiles';
import type { Box } from '../../scripts/lib/shoreline/gmt.ts';

/** Directory entry of PMTiles version 3: the position of a run of tiles with the same content. */
interface Entry {
  id: number;
  run: number;
  offset: number;
  length: number;
}

const headerBytes = 127;
/** A reader fetches header and root directory at once, in its first 16 KiB. */
const maxRootBytes = 16_384 - headerBytes;
const entriesOfLeaf = 2048;

function varints(values: Iterable<number>): Buffer {
  const bytes: number[] = [];
  for (let value of values) {
    while (value >= 128) {
      bytes.push((value % 128) + 128);
      value = Math.floor(value / 128);
    }
    bytes.push(value);
  }
  return Buffer.from(bytes);
}

function directoryOf(entries: readonly Entry[]): Buffer {
  const ids = entries.map(({ id }, index) => id - (entries[index - 1]?.id ?? 0));
  const offsets = entries.map(({ offset }, index) => {
    const before = entries[index - 1];
    return before && offset === before.offset + before.length ? 0 : offset + 1;
  });
  const columns = [
    ids,
    entries.map(({ run }) => run),
    entries.map(({ length }) => length),
    offsets,
  ];
  return gzipSync(varints([entries.length, ...columns.flat()]), { level: 9 });
}

/** Returns the root directory and its leaves; without leaves if the root is short enough. */
function directoriesOf(entries: readonly Entry[]): { root: Buffer; leaves: Buffer } {
  const whole = directoryOf(entries);
  if (whole.length <= maxRootBytes) return { root: whole, leaves: Buffer.alloc(0) };
  const leaves: Buffer[] = [];
  const pointers: Entry[] = [];
  let offset = 0;
  for (let from = 0; from < entries.length; from += entriesOfLeaf) {
    const leaf = directoryOf(entries.slice(from, from + entriesOfLeaf));
    pointers.push({ id: (entries[from] as Entry).id, run: 0, offset, length: leaf.length });
    leaves.push(leaf);
    offset += leaf.length;
  }
  const root = directoryOf(pointers);
  if (root.length > maxRootBytes) throw new Error('The root directory is too long');
  return { root, leaves: Buffer.concat(leaves) };
}

interface Metadata {
  name: string;
  description: string;
  attribution: string;
  vector_layers: { id: string; fields: Record<string, string> }[];
}

/** Collects tiles and stores tiles with the same content once. */
export class Archive {
  #tiles = new Map<number, Buffer>();

  add(z: number, x: number, y: number, tile: Uint8Array) {
    this.#tiles.set(zxyToTileId(z, x, y), Buffer.from(tile));
  }

  finish(metadata: Metadata, bounds: Box, zooms: { least: number; most: number }): Buffer {
    const contents = new Map<string, { offset: number; length: number }>();
    const data: Buffer[] = [];
    const entries: Entry[] = [];
    let bytes = 0;
    for (const [id, tile] of [...this.#tiles].sort(([one], [other]) => one - other)) {
      const hash = createHash('sha256').update(tile).digest('base64');
      let content = contents.get(hash);
      if (!content) {
        const packed = gzipSync(tile, { level: 9 });
        content = { offset: bytes, length: packed.length };
        contents.set(hash, content);
        data.push(packed);
        bytes += packed.length;
      }
      const last = entries.at(-1);
      if (last && last.offset === content.offset && last.id + last.run === id) last.run += 1;
      else entries.push({ id, run: 1, ...content });
    }
    const { root, leaves } = directoriesOf(entries);
    const text = gzipSync(JSON.stringify(metadata), { level: 9 });
    const header = Buffer.alloc(headerBytes);
    header.write('PMTiles', 'latin1');
    header.writeUInt8(3, 7);
    const parts = [root, text, leaves, Buffer.concat(data)];
    let offset = headerBytes;
    for (const [index, part] of parts.entries()) {
      header.writeBigUInt64LE(BigInt(offset), 8 + index * 16);
      header.writeBigUInt64LE(BigInt(part.length), 16 + index * 16);
      offset += part.length;
    }
    const counts = [this.#tiles.size, entries.length, contents.size];
    for (const [index, count] of counts.entries())
      header.writeBigUInt64LE(BigInt(count), 72 + index * 8);
    header.writeUInt8(1, 96);
    header.writeUInt8(Compression.Gzip, 97);
    header.writeUInt8(Compression.Gzip, 98);
    header.writeUInt8(TileType.Mvt, 99);
    header.writeUInt8(zooms.least, 100);
    header.writeUInt8(zooms.most, 101);
    const { west, south, east, north } = bounds;
    for (const [index, degrees] of [west, south, east, north].entries())
      header.writeInt32LE(Math.round(degrees * 1e7), 102 + index * 4);
    header.writeUInt8(4, 118);
    header.writeInt32LE(134e7, 119);
    header.writeInt32LE(-25e7, 123);
    return Buffer.concat([header, ...parts]);
  }
}
