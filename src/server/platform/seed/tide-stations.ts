import { readFileSync } from 'node:fs';
import type { HarmonicStation } from '../../../domain/conditions/tides/predicted-turns.ts';

let stations: HarmonicStation[] | undefined;

export function tideStations(): readonly HarmonicStation[] {
  stations ??= JSON.parse(
    readFileSync(new URL('../../../../seed/tide-stations.json', import.meta.url), 'utf8'),
  ) as HarmonicStation[];
  return stations;
}
