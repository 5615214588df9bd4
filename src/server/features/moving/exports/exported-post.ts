import { createHash } from 'node:crypto';

/** A post of an export, in the terms of this site. Its addresses are those of the old site. */
export interface ExportedPost {
  /** The post's identifier, the same in every export. */
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
  /** Tags and categories, the most significant first. */
  terms: string[];
  picture: { address: string; alt: string } | null;
  seo: Partial<
    Record<'seoTitle' | 'seoDescription' | 'canonicalUrl' | 'shareImageUrl', string> & {
      noindex: boolean;
    }
  >;
  /** The post's paths on the old site, including queries such as /?p=123. */
  addresses: string[];
  /** Pages of the old site that listed the post; `term` is the page's tag or category, if any. */
  lists: { path: string; term?: string }[];
  /** Sentences for the owner. */
  notes: string[];
}

export interface ExportSummary {
  kind: 'ghost' | 'wordpress';
  /** The address of the old site; empty if the export does not name it. */
  oldSite: string;
  posts: number;
  /** Sentences about parts that are not imported. */
  notes: string[];
}

/** The maximum of characters that the site stores of a text, see `declarePost`. */
export const maxCharacters = 900_000;

/** Reads a date; a date without a time zone is read as UTC. */
export function readDate(text: string | null | undefined): string | null {
  if (!text || text.startsWith('0000')) return null;
  const isBare = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text);
  const time = new Date(isBare ? `${text.replace(' ', 'T')}Z` : text);
  return Number.isNaN(time.getTime()) ? null : time.toISOString();
}

/** The digest of an exported post, to detect later changes on the old site. */
export const sourceDigest = (data: string) => createHash('sha256').update(data).digest('hex');
