import type { ProductSpecs } from './specs.ts';

/** A sentence on the end and the successor of a product; undefined if neither is known. */
export function successionText(found: Pick<ProductSpecs, 'values'> | null): string | undefined {
  const { discontinued, successor } = found?.values ?? {};
  const followed = successor && `${discontinued ? 'followed' : 'Followed'} by ${successor}`;
  return [discontinued && 'No longer made', followed].filter(Boolean).join('; ') || undefined;
}
