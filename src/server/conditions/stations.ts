import { readFileSync } from 'node:fs';
import type { TideStation } from '../../domain/tides/reference-station.ts';

/** A station with its published constants. */
export interface HarmonicStation extends TideStation {
  /** Metres from the lowest astronomical tide up to the mean level. */
  meanLevel: number;
  /** Years of the observations. */
  observed: string;
  constituents: [name: string, amplitudeMetres: number, phaseDegrees: number][];
}

let stations: HarmonicStation[] | undefined;

/** The tide stations, read when the first tide is asked for. */
export function tideStations(): readonly HarmonicStation[] {
  stations ??= JSON.parse(
    readFileSync(new URL('../../../seed/tide-stations.json', import.meta.url), 'utf8'),
  ) as HarmonicStation[];
  return stations;
}
