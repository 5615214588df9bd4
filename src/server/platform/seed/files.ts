import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { z } from 'zod';
import type { HarmonicStation } from '../../../domain/conditions/tides/predicted-turns.ts';
import { readJsonText } from './checks.ts';

export const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** Reads a text file. @param file path from the project's root */
export const readText = (file: string) => readFileSync(`${root}${file}`, 'utf8');

/** Reads a JSON file. @throws Error naming file, line and field of an invalid value */
export const readJson = <T>(file: string, shape: z.ZodType<T>) =>
  readJsonText(file, readText(file), shape);

export const jsonFiles = (folder: string) =>
  readdirSync(`${root}${folder}`)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => `${folder}/${name}`);

let stations: HarmonicStation[] | undefined;

/** Reads the stations for tide predictions at the first call. `scripts/tide-stations.ts` writes their file. */
export function tideStations(): readonly HarmonicStation[] {
  stations ??= JSON.parse(readText('seed/tide-stations.json')) as HarmonicStation[];
  return stations;
}
