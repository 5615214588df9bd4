import { type SiteAccess, type SiteType, sitePrint } from './dive-site-terms.ts';
import { plainText } from './text.ts';

/** What the search looks through, in the order in which the results stand. */
export interface Catalogue {
  articles: {
    title: string;
    slug: string;
    excerpt: string;
    category: string;
    imageUrl: string;
  }[];
  sites: {
    id: number;
    name: string;
    region: string;
    description: string;
    imageUrl: string | null;
    type: SiteType | null;
    access: SiteAccess | null;
    latitude: string;
  }[];
  products: {
    id: number;
    name: string;
    category: string;
    description: string;
    imageUrl: string;
    published: boolean;
  }[];
  reviews: {
    title: string;
    slug: string;
    category: string;
    excerpt: string;
    content?: string | undefined;
    imageUrl: string;
  }[];
}

/** `id` names the result's page: the slug of an article or review, the id of a site or product. */
export interface Result {
  kind: 'Article' | 'Dive Site' | 'Product' | 'Review';
  id: string;
  title: string;
  category: string;
  excerpt: string;
  image: string;
}

interface Entry {
  result: Result;
  /** Where the text may stand besides title and category, in lower case. */
  texts: string[];
  /** The same as they are written, to take an excerpt from. */
  written: string[];
}

export const minLength = 2;
const mostPerKind = 3;

const entry = (result: Omit<Result, 'excerpt'>, ...written: string[]): Entry => ({
  result: { ...result, excerpt: written[0] ?? '' },
  texts: written.map((text) => text.toLowerCase()),
  written,
});

const entriesOf = ({ articles, sites, products, reviews }: Catalogue): Entry[][] => [
  articles.map(({ title, slug, excerpt, category, imageUrl }) =>
    entry({ kind: 'Article', id: slug, title, category, image: imageUrl }, excerpt),
  ),
  sites.map((site) =>
    entry(
      {
        kind: 'Dive Site',
        id: String(site.id),
        title: site.name,
        category: site.region,
        image: site.imageUrl ?? sitePrint(site),
      },
      site.description,
    ),
  ),
  products
    .filter(({ published }) => published)
    .map(({ id, name, category, description, imageUrl }) =>
      entry(
        { kind: 'Product', id: String(id), title: name, category, image: imageUrl },
        plainText(description),
      ),
    ),
  reviews.map(({ title, slug, category, excerpt, content, imageUrl }) =>
    entry(
      { kind: 'Review', id: slug, title, category, image: imageUrl },
      excerpt,
      plainText(content ?? ''),
    ),
  ),
];

/** How far into an excerpt a match may stand and still be seen in its two lines. */
const seen = 70;

/** The text from shortly before a match, where it would else not be seen. */
function from(text: string, at: number): string {
  if (at < seen) return text;
  const start = text.indexOf(' ', at - 30) + 1;
  return `…${text.slice(start > 0 && start <= at ? start : at)}`;
}

/** Makes ready to search; the answer finds at most 3 of each kind, those with the text in their title first. */
export function finder(catalogue: Catalogue): (text: string) => Result[] {
  const kinds = entriesOf(catalogue);
  return (text) => {
    const wanted = text.trim().toLowerCase();
    if (wanted.length < minLength) return [];
    const holds = (field: string) => field.toLowerCase().includes(wanted);
    return kinds.flatMap((entries) => {
      const inTitle = entries.filter(({ result }) => holds(result.title));
      const elsewhere = entries.filter(
        ({ result, texts }) =>
          !holds(result.title) &&
          (holds(result.category) || texts.some((field) => field.includes(wanted))),
      );
      return [...inTitle, ...elsewhere].slice(0, mostPerKind).map(({ result, texts, written }) => {
        const index = texts.findIndex((field) => field.includes(wanted));
        if (index < 0) return result;
        const excerpt = from(written[index] ?? '', texts[index]?.indexOf(wanted) ?? 0);
        return { ...result, excerpt: excerpt.slice(0, 400) };
      });
    });
  };
}

/** Cuts a text at its matches: every second part, from the one at index 1 on, is a match. */
export function cutAtMatches(text: string, wanted: string): string[] {
  const literal = wanted.trim().replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  return literal ? text.split(new RegExp(`(${literal})`, 'giu')) : [text];
}

export const countLine = (count: number) => `${count} ${count === 1 ? 'result' : 'results'} found`;
