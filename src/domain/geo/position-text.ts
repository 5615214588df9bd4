import type { Position } from './positions.ts';

/** A position in the notation of chart plotters, e.g. 33° 54.900′ S, 151° 15.780′ E. */
export function degreesMinutes({ latitude, longitude }: Position): string {
  const part = (value: number, positive: string, negative: string) => {
    // The value is rounded first, so that 59.9996 minutes become the next degree.
    const thousandths = Math.round(Math.abs(value) * 60_000);
    const degrees = Math.floor(thousandths / 60_000);
    const minutes = ((thousandths % 60_000) / 1000).toFixed(3).padStart(6, '0');
    return `${degrees}° ${minutes}′ ${value < 0 ? negative : positive}`;
  };
  return `${part(latitude, 'N', 'S')}, ${part(longitude, 'E', 'W')}`;
}

export const positionCaution =
  'Positions are approximate, not for navigation; check access, permits and conditions with the land manager or a local operator.';

/** Kilometres of error from which a position shows the area, not the site. */
const roughFromKm = 3;

/** A warning that a position is too rough for finding the site; empty for an exact position. */
export const roughPosition = (errorKm: number | null) =>
  errorKm !== null && errorKm >= roughFromKm
    ? ' That is too far out to find the site by: ask a local operator for its mark.'
    : '';

/** The start of a sentence on a position without a stated error. */
export const unknownPositionError = 'How far off this position may be is not known';

export function positionSourceSentence(source: string): string {
  const memory = /^own knowledge/i;
  return memory.test(source)
    ? `${source.replace(memory, 'Placed from memory')}.`
    : `Source: ${source.replace(/[.]$/, '')}.`;
}
