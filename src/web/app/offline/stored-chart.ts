import { PMTiles, type Source } from 'pmtiles';
import type { ChartTile } from '../../../domain/offline/chart-tiles.ts';
import { chartEntry } from '../../../domain/offline/offline-paths.ts';
import file from '../../ui/map/chart/chart-file.json';
import { type Answers, fetchFresh } from './stored-answers.ts';

/** The parts of the chart's file that some tiles need, from the cache or the network. */
export async function readChart(tiles: readonly ChartTile[], cache: Cache): Promise<Answers> {
  const answers: Answers = new Map();
  const source: Source = {
    getKey: () => file.path,
    async getBytes(offset, length) {
      const range = `${offset}-${offset + length - 1}`;
      const entry = chartEntry(file.path, range);
      const headers = { Range: `bytes=${range}` };
      const answer =
        answers.get(entry) ??
        (await cache.match(entry)) ??
        (await fetchFresh(file.path, { cache: 'default', headers }));
      answers.set(entry, answer);
      return { data: await answer.clone().arrayBuffer() };
    },
  };
  const chart = new PMTiles(source);
  await Promise.all(tiles.map(({ z, x, y }) => chart.getZxy(z, x, y)));
  return answers;
}

export const hasChart = (requests: readonly string[]) =>
  requests.some((request) => request.startsWith(file.path));
