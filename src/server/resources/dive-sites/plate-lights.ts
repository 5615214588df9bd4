import lights from '../../../../seed/plate-lights.json' with { type: 'json' };
import type { DiveSiteSummary } from '../../../contract/dive-sites/dive-sites.ts';
import { platePath } from '../../../domain/pictures/pictures.ts';

const byAddress = new Map<string | null | undefined, number[]>(
  Object.entries(lights).map(([slug, light]) => [platePath(slug), light]),
);

/** The point at which the plate of a seeded site shows its animal. */
export function plateLight({
  imageUrl,
}: {
  imageUrl?: string | null;
}): Pick<DiveSiteSummary, 'light'> {
  const [x, y] = byAddress.get(imageUrl) ?? [];
  return x === undefined || y === undefined ? {} : { light: [x, y] };
}
