import { PMTiles, type RangeResponse, type Source } from 'pmtiles';
import type { ChartTile } from '../../../domain/offline/chart-tiles.ts';
import { chartEntry } from '../../../domain/offline/offline-paths.ts';
import file from '../../ui/map/chart/chart-file.json';
import { type Answers, fetchFresh } from './stored-answers.ts';

class NotedSource implements Source {
  readonly answers: Answers = new Map();
  readonly #cache: Cache;

  constructor(cache: Cache) {
    this.#cache = cache;
  }

  getKey() {
    return file.path;
  }

  async getBytes(offset: number, length: number): Promise<RangeResponse> {
    const range = `${offset}-${offset + length - 1}`;
    const entry = chartEntry(file.path, range);
    const known = this.answers.get(entry) ?? (await this.#cache.match(entry));
    const answer =
      known ??
      (await fetchFresh(file.path, { cache: 'default', headers: { Range: `bytes=${range}` } }));
    this.answers.set(entry, answer);
    return { data: await answer.clone().arrayBuffer() };
  }
}

export async function readChart(tiles: readonly ChartTile[], cache: Cache): Promise<Answers> {
  const source = new NotedSource(cache);
  const chart = new PMTiles(source);
  await Promise.all(tiles.map(({ z, x, y }) => chart.getZxy(z, x, y)));
  return source.answers;
}

export const hasChart = (requests: readonly string[]) =>
  requests.some((request) => request.startsWith(file.path));
