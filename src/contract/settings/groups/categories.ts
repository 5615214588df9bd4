import { z } from 'zod';
import {
  type Categories,
  type CategorisedPosts,
  type Category,
  releasedCategories,
} from '../../../domain/publishing/categories.ts';
import { choice, line, type RowsSetting, type TextSetting } from './field.ts';
import { rows } from './rows.ts';

const hiddenText = (label: string): TextSetting<z.ZodType<string>> => ({
  type: 'text',
  label,
  maxLength: 4000,
  hidden: true,
  schema: z.string().max(4000, 'A category has too many former names.').default(''),
});

const columns = {
  name: line('Name', { max: 60 }),
  button: choice('Button above the list', { '': 'Yes', no: 'No' }),
  saved: hiddenText('Name as it was saved'),
  was: hiddenText('Former names'),
};

type Row = { [Name in keyof typeof columns]: z.output<(typeof columns)[Name]['schema']> };

const formerNames = ({ was }: Pick<Row, 'was'>) => was.split('\n').filter(Boolean);

/** Adds each changed name to its row's former names, and removes names that are in use again. */
function keepFormerNames(list: readonly Row[]): Row[] {
  const names = new Set(list.map(({ name }) => name));
  return list.map((row) => {
    const before = new Set([...formerNames(row), row.saved].filter((name) => !names.has(name)));
    return { ...row, saved: row.name, was: [...before].filter(Boolean).join('\n') };
  });
}

/** Refuses a name that another row gives up in the same save: posts of both would be mixed. */
function refuseTakenNames(list: readonly Row[], context: z.RefinementCtx) {
  for (const [index, row] of list.entries()) {
    const giver = list.find((one) => one.saved === row.name && one.name !== one.saved);
    if (!giver || row.saved === row.name) continue;
    const message = `“${row.name}” is about to become “${giver.name}”: save that change first.`;
    context.addIssue({ code: 'custom', path: [index, 'name'], message });
  }
}

/** Declares the rows of categories. A save adds each changed name to its row's former names. */
function categoryRows(label: string, categoriesOf: CategorisedPosts, hint: string) {
  const setting = rows(label, 'category', columns, { min: 1, max: 30, hint, unique: 'name' });
  const schema = setting.schema.superRefine(refuseTakenNames).transform(keepFormerNames);
  return { ...setting, categoriesOf, schema } as RowsSetting<z.ZodType<Row[]>>;
}

export const categories = {
  id: 46,
  label: 'Categories',
  help: 'How articles and reviews are sorted: in forms, in the buttons above the lists, in search and feeds. Another name is taken over by the posts, and addresses with the old name lead to the new one.',
  fields: {
    articles: categoryRows('Articles', 'articles', 'In the order of the buttons on News.'),
    reviews: categoryRows(
      'Gear reviews',
      'reviews',
      'In the order of the buttons on Gear Reviews. Points by criteria follow a category that you rename; those that you add are judged like Other.',
    ),
  },
} as const;

/** The noun for one post of each kind. */
export const postNouns = { articles: 'article', reviews: 'review' } as const;

type Values = Record<CategorisedPosts, Row[]>;

const toRow = ({ name, isFilter }: Category): Row => ({
  ...{ name, button: isFilter ? '' : 'no', saved: name, was: '' },
});

export const categoryDefaults: Values = {
  articles: releasedCategories.articles.map(toRow),
  reviews: releasedCategories.reviews.map(toRow),
};

/** Converts the settings to categories. */
export function toCategories(values: Values) {
  const list = (all: readonly Row[]) =>
    all.map((row) => ({ name: row.name, isFilter: row.button === '', was: formerNames(row) }));
  return {
    articles: list(values.articles),
    reviews: list(values.reviews),
  } satisfies Categories;
}

/** The number of posts in each category, by its name, including drafts. */
export const categoryCounts = z
  .object({
    articles: z.record(z.string(), z.number().int()),
    reviews: z.record(z.string(), z.number().int()),
  })
  .meta({ id: 'CategoryCounts' });

export type CategoryCounts = z.infer<typeof categoryCounts>;
