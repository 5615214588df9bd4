import { LRUCache } from 'lru-cache';
import { alternating, type TideExtreme } from '../../domain/tides/tide-windows.ts';
import type { HarmonicStation } from './stations.ts';

type Predictor = Pick<
  ReturnType<typeof import('@neaps/tide-predictor').createTidePredictor>,
  'getExtremesPrediction' | 'getTimelinePrediction'
>;

const predictors = new Map<string, Predictor>();

/** The predictor of a station, made when it is first asked for: its library loads with the first tide. */
async function predictorOf({ id, meanLevel, constituents }: HarmonicStation): Promise<Predictor> {
  const known = predictors.get(id);
  if (known) return known;
  const { createTidePredictor } = await import('@neaps/tide-predictor');
  const predictor = createTidePredictor(
    constituents.map(([name, amplitude, phase]) => ({ name, amplitude, phase })),
    { offset: meanLevel },
  );
  predictors.set(id, predictor);
  return predictor;
}

const centimetres = (metres: number) => Math.round(metres * 100) / 100;

/** The library finds and drops turns by their neighbours: those near an end of its span are asked for with more of them. */
const marginMs = 2 * 86_400_000;

/** The sites of a region ask the same station for the same days. */
const predicted = new LRUCache<string, Promise<TideExtreme[]>>({ max: 200 });

/** High and low waters of a station between two moments, heights above the lowest astronomical tide. */
export function predictExtremes(
  station: HarmonicStation,
  start: Date,
  end: Date,
): Promise<TideExtreme[]> {
  const key = `${station.id} ${start.getTime()} ${end.getTime()}`;
  const known = predicted.get(key);
  if (known) return known;
  const found = computeExtremes(station, start, end);
  predicted.set(key, found);
  return found;
}

async function computeExtremes(
  station: HarmonicStation,
  start: Date,
  end: Date,
): Promise<TideExtreme[]> {
  const predictor = await predictorOf(station);
  const found = predictor
    .getExtremesPrediction({
      start: new Date(start.getTime() - marginMs),
      end: new Date(end.getTime() + marginMs),
    })
    .map(
      ({ time, level, high }): TideExtreme => ({
        time,
        height: centimetres(level),
        kind: high ? 'high' : 'low',
      }),
    );
  // Where it drops a turn that hardly shows, it leaves two of the other kind in a row.
  return alternating(found).filter(({ time }) => time >= start && time < end);
}

/** Heights of a station between two moments, one every so many minutes. */
export async function predictCurve(
  station: HarmonicStation,
  start: Date,
  end: Date,
  everyMinutes = 20,
): Promise<{ time: Date; height: number }[]> {
  const predictor = await predictorOf(station);
  return predictor
    .getTimelinePrediction({ start, end, timeFidelity: everyMinutes * 60 })
    .map(({ time, level }) => ({ time, height: centimetres(level) }));
}
