import type { TideStation } from './reference-station.ts';
import { alternating, type TideExtreme } from './tide-windows.ts';

export interface HarmonicStation extends TideStation {
  /** Metres from the lowest astronomical tide up to the mean level. */
  meanLevel: number;
  /** The years in which the tide was observed. */
  observed: string;
  constituents: [name: string, amplitudeMetres: number, phaseDegrees: number][];
}

/** Maximum neap range in metres: a quarter of the way from mean neap to mean spring range. */
export function neapRangeMetres({ constituents }: HarmonicStation): number {
  const amplitude = (wanted: string) => constituents.find(([name]) => name === wanted)?.[1] ?? 0;
  return Math.max(0, 2 * amplitude('M2') - amplitude('S2'));
}

interface Level {
  time: Date;
  level: number;
}

export interface CurvePredictor {
  getTimelinePrediction(span: { start: Date; end: Date; timeFidelity: number }): Level[];
}

export interface TurnPredictor {
  getExtremesPrediction(span: { start: Date; end: Date }): (Level & { high: boolean })[];
}

export const predictorInput = ({ constituents, meanLevel }: HarmonicStation) =>
  [
    constituents.map(([name, amplitude, phase]) => ({ name, amplitude, phase })),
    { offset: meanLevel },
  ] as const;

const centimetres = (metres: number) => Math.round(metres * 100) / 100;

/** Extension of the span at both ends, because the library compares neighbouring turns. */
const marginMs = 2 * 86_400_000;

/** High and low waters between two moments, with heights above the lowest astronomical tide. */
export function predictedTurns(predictor: TurnPredictor, start: Date, end: Date): TideExtreme[] {
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
  // The library drops turns of almost no height, which leaves two turns of one kind in a row.
  return alternating(found).filter(({ time }) => time >= start && time < end);
}

export const predictedCurve = (
  predictor: CurvePredictor,
  start: Date,
  end: Date,
  everyMinutes = 20,
): { time: Date; height: number }[] =>
  predictor
    .getTimelinePrediction({ start, end, timeFidelity: everyMinutes * 60 })
    .map(({ time, level }) => ({ time, height: centimetres(level) }));
