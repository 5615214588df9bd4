/** The values of a form by field: all of them texts. */
export type Texts = Record<string, string>;

/** A field that was changed elsewhere and holds something else here. */
export interface Clash {
  field: string;
  mine: string;
  theirs: string;
  /** What is kept unless the owner says otherwise: theirs where nothing was changed here. */
  keep: 'mine' | 'theirs';
}

/**
 * Compares a form with what was saved elsewhere since it was opened.
 * @param base what both began from
 */
export function clashesBetween(base: Texts, mine: Texts, theirs: Texts): Clash[] {
  return Object.keys(mine).flatMap((field) => {
    const [before = '', here = '', there = ''] = [base[field], mine[field], theirs[field]];
    if (there === before || there === here) return [];
    return [{ field, mine: here, theirs: there, keep: here === before ? 'theirs' : 'mine' }];
  });
}

/** The values of a form with those of its clashes that are theirs. */
export function merge<Values extends Texts>(mine: Values, clashes: readonly Clash[]): Values {
  const taken = clashes.filter(({ keep }) => keep === 'theirs');
  return { ...mine, ...Object.fromEntries(taken.map(({ field, theirs }) => [field, theirs])) };
}

/** The fields of a form that were changed since `base`, over `agreed`: what the server keeps of the others. */
export function changesOver<Values extends Texts>(
  agreed: Values,
  base: Values,
  values: Values,
): Values {
  const changed = Object.entries(values).filter(([field, value]) => value !== base[field]);
  return { ...agreed, ...Object.fromEntries(changed) };
}

/** The names of the fields in which two forms differ. */
export const changed = (one: Texts, other: Texts) =>
  Object.keys(other).filter((field) => one[field] !== other[field]);
