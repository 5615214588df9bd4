import type { Feature, TileSource, Zxy } from 'protomaps-leaflet';

type Layers = Map<string, Feature[]>;

function clip(feature: Feature, left: number, top: number): Feature {
  const { minX, minY, maxX, maxY } = feature.bbox;
  return {
    ...feature,
    bbox: { minX: minX - left, minY: minY - top, maxX: maxX - left, maxY: maxY - top },
    geom: feature.geom.map((line) =>
      line.map((point) => {
        const moved = point.clone();
        moved.x -= left;
        moved.y -= top;
        return moved;
      }),
    ),
  };
}

/** Maximum zooms by which an offline replacement may be coarser; more would distort the shore. */
const maxOffline = 2;

/** Replaces a missing tile by part of a coarser one; far from Australia the chart has few zooms. */
export class ParentSource implements TileSource {
  #source: TileSource;
  #isOffline: () => boolean;

  constructor(source: TileSource, isOffline: () => boolean) {
    this.#source = source;
    this.#isOffline = isOffline;
  }

  async #read(at: Zxy, tileSize: number, up: number): Promise<Layers> {
    try {
      return await this.#source.get(at, tileSize);
    } catch (error) {
      if (!this.#isOffline() || up >= maxOffline) throw error;
      return new Map();
    }
  }

  async get({ z, x, y }: Zxy, tileSize: number): Promise<Layers> {
    for (let up = 0; up <= z; up += 1) {
      const parts = 2 ** up;
      const at = { z: z - up, x: Math.floor(x / parts), y: Math.floor(y / parts) };
      const layers = await this.#read(at, tileSize * parts, up);
      if (layers.size === 0) continue;
      if (up === 0) return layers;
      const [left, top] = [(x - at.x * parts) * tileSize, (y - at.y * parts) * tileSize];
      return new Map(
        [...layers].map(([name, features]) => [
          name,
          features.map((feature) => clip(feature, left, top)),
        ]),
      );
    }
    return new Map();
  }
}
