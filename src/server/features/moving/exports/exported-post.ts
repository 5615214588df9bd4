export type ExportKind = 'ghost' | 'wordpress';

/** A post of an export, in this site's words. Addresses in it are those of the old site. */
export interface ExportedPost {
  /** Names it among all posts of all exports, however often it comes. */
  source: string;
  type: 'post' | 'page';
  title: string;
  slug: string;
  html: string;
  excerpt: string;
  author: string;
  status: 'published' | 'draft' | 'scheduled';
  publishedAt: string | null;
  createdAt: string;
  updatedAt: string;
  /** Tags and categories, the one that says most first. */
  terms: string[];
  picture: { address: string; alt: string } | null;
  seo: Partial<
    Record<'seoTitle' | 'seoDescription' | 'canonicalUrl' | 'shareImageUrl', string> & {
      noindex: boolean;
    }
  >;
  /** Its paths on the old site, and queries such as /?p=123. */
  addresses: string[];
  /** Pages of the old site that listed it: of its tags and categories by their names, of its authors without one. */
  lists: { path: string; term?: string }[];
  /** Sentences for the owner. */
  notes: string[];
}

export interface ExportSummary {
  kind: ExportKind;
  /** The address of the old site; empty where the export does not tell. */
  oldSite: string;
  posts: number;
  /** Sentences about parts that stay behind. */
  notes: string[];
}

/** The characters of a text that the site stores, see `declarePost`. */
export const mostCharacters = 900_000;

/** Dates as databases write them, without a zone: both systems mean UTC. */
export function readDate(text: string | null | undefined): string | null {
  if (!text || text.startsWith('0000')) return null;
  const isBare = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text);
  const time = new Date(isBare ? `${text.replace(' ', 'T')}Z` : text);
  return Number.isNaN(time.getTime()) ? null : time.toISOString();
}
