export type TextValues = Record<string, string>;

/** A field that changed on the server and differs from the form. */
export interface FieldConflict {
  field: string;
  mine: string;
  theirs: string;
  keep: 'mine' | 'theirs';
}

/** @param base the common base of both sides */
export function findConflicts(
  base: TextValues,
  mine: TextValues,
  theirs: TextValues,
): FieldConflict[] {
  return Object.keys(mine).flatMap((field) => {
    const [before = '', here = '', there = ''] = [base[field], mine[field], theirs[field]];
    if (there === before || there === here) return [];
    return [{ field, mine: here, theirs: there, keep: here === before ? 'theirs' : 'mine' }];
  });
}

export function resolveConflicts<Values extends TextValues>(
  mine: Values,
  conflicts: readonly FieldConflict[],
): Values {
  const taken = conflicts.filter(({ keep }) => keep === 'theirs');
  return { ...mine, ...Object.fromEntries(taken.map(({ field, theirs }) => [field, theirs])) };
}

/** Applies the changes of a form since `base` to the server's values. */
export function applyChanges<Values extends TextValues>(
  server: Values,
  base: Values,
  values: Values,
): Values {
  const changes = Object.entries(values).filter(([field, value]) => value !== base[field]);
  return { ...server, ...Object.fromEntries(changes) };
}

export const changedFields = (one: TextValues, other: TextValues) =>
  Object.keys(other).filter((field) => one[field] !== other[field]);
