import { type MoveChoices, moveChoices } from '../../../contract/moving.ts';
import { currentCategory } from '../../../domain/publishing/current-category.ts';
import { guessCategory } from '../../../domain/publishing/guess-category.ts';
import type { DatabaseReader } from '../../platform/http/context.ts';
import { categories } from '../../platform/site-content/site-content.ts';

export const readChoices = (stored: string): MoveChoices => moveChoices.parse(JSON.parse(stored));

export const noChoices: MoveChoices = {
  categories: {},
  otherwise: 'News',
  pages: 'pages',
  oldSite: '',
};

/** The category of a post: that of its first mapped tag, else `otherwise`. */
export const movedCategory = (terms: readonly string[], choices: MoveChoices) =>
  terms.map((term) => choices.categories[term]).find((category) => category !== undefined) ??
  choices.otherwise;

/** Proposes the owner's choices of the last export, and guesses a category for each new tag. */
export async function proposeChoices(
  { database }: DatabaseReader,
  { moveId, terms, oldSite }: { moveId: number; terms: readonly string[]; oldSite: string },
): Promise<MoveChoices> {
  const last = await database
    .selectFrom('moves')
    .select('choices')
    .where('kind', 'in', ['ghost', 'wordpress'])
    .where('state', 'in', ['done', 'stopped'])
    .where('id', '!=', moveId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const before = last ? readChoices(last.choices) : noChoices;
  const guesses = terms.flatMap((term) => {
    const guessed = before.categories[term] ?? guessCategory(term);
    const category = guessed && currentCategory(categories().articles, guessed);
    return category ? [[term, category] as const] : [];
  });
  return {
    ...before,
    categories: Object.fromEntries(guesses),
    oldSite: oldSite.replace(/(?<!\/)\/+$/, '') || before.oldSite,
  };
}
