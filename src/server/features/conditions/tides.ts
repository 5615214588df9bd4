import { LRUCache } from 'lru-cache';
import {
  type HarmonicStation,
  predictedCurve,
  predictedTurns,
  predictorInput,
} from '../../../domain/conditions/tides/predicted-turns.ts';
import type { TideExtreme } from '../../../domain/conditions/tides/tide-windows.ts';

type Predictor = Pick<
  ReturnType<typeof import('@neaps/tide-predictor').createTidePredictor>,
  'getExtremesPrediction' | 'getTimelinePrediction'
>;

const predictors = new Map<string, Predictor>();

/** Loads the tide library on the first prediction. */
async function loadPredictor(station: HarmonicStation): Promise<Predictor> {
  const known = predictors.get(station.id);
  if (known) return known;
  const { createTidePredictor } = await import('@neaps/tide-predictor');
  const predictor = createTidePredictor(...predictorInput(station));
  predictors.set(station.id, predictor);
  return predictor;
}

/** Predictions, cached because the sites of a region request the same days of the same station. */
const predicted = new LRUCache<string, Promise<TideExtreme[]>, [HarmonicStation, Date, Date]>({
  max: 200,
  memoMethod: async (_key, _stale, { context: [station, start, end] }) =>
    predictedTurns(await loadPredictor(station), start, end),
});

/** Predicts high and low waters; heights are above the lowest astronomical tide. */
export const predictExtremes = (station: HarmonicStation, start: Date, end: Date) =>
  predicted.memo(`${station.id} ${start.getTime()} ${end.getTime()}`, {
    context: [station, start, end],
  });

export const predictCurve = async (
  station: HarmonicStation,
  start: Date,
  end: Date,
  everyMinutes?: number,
) => predictedCurve(await loadPredictor(station), start, end, everyMinutes);
