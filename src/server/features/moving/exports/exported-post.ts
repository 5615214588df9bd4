import { createHash } from 'node:crypto';

/** A post of an export, in the terms of this site. Its addresses are those of the old site. */
export interface ExportedPost {
  /** Identifies the post among those of all exports, also when it is exported again. */
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
  /** Its paths on the old site, including queries such as /?p=123. */
  addresses: string[];
  /** Pages of the old site that listed it, with the name of the tag or category; those of authors have none. */
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
export const mostCharacters = 900_000;

/** Reads a date as databases write it, without a zone: both systems mean UTC. */
export function readDate(text: string | null | undefined): string | null {
  if (!text || text.startsWith('0000')) return null;
  const isBare = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text);
  const time = new Date(isBare ? `${text.replace(' ', 'T')}Z` : text);
  return Number.isNaN(time.getTime()) ? null : time.toISOString();
}

/** The digest of an exported post, which shows whether it has changed on the old site since. */
export const sourceDigest = (data: string) => createHash('sha256').update(data).digest('hex');
