import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import guideDefaults from '../../../../content/guide-file.json' with { type: 'json' };
import siteDefaults from '../../../../content/site.json' with { type: 'json' };
import type { PublicSite } from '../../../contract/settings/settings.ts';
import { isAddressOff } from '../../../contract/site-parts.ts';
import type { Operator } from '../../../domain/operator-line/operator-line.ts';
import { releasedCategories } from '../../../domain/publishing/categories.ts';
import { readContentDir } from '../config/config.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Merges objects key by key, so that keys of a later release have values; lists are replaced whole. */
export function mergeContent<Content>(defaults: Content, own: unknown): Content {
  if (!isObject(defaults) || !isObject(own)) return own as Content;
  const merged: Record<string, unknown> = { ...defaults };
  for (const [key, value] of Object.entries(own)) {
    merged[key] = Object.hasOwn(defaults, key) ? mergeContent(merged[key], value) : value;
  }
  return merged as Content;
}

/** @param file within content/, e.g. `pages/privacy-policy.md` @returns undefined if the owner has no copy */
export function readOwnContent(file: string, folder = readContentDir()): string | undefined {
  const path = folder && join(folder, file);
  return path && existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

/** @throws Error naming the owner's file if it is not JSON */
export function withOwnContent<Content>(
  file: string,
  defaults: Content,
  folder = readContentDir(),
): Content {
  const own = readOwnContent(file, folder);
  if (own === undefined) return defaults;
  try {
    return mergeContent(defaults, JSON.parse(own));
  } catch (error) {
    throw new Error(`${file} in CONTENT_DIR is not JSON: ${(error as Error).message}`);
  }
}

/** @throws Error with the owner's value, which would otherwise fail in every page */
export function checkTimeZone<Content extends { timeZone: string }>(content: Content): Content {
  try {
    new Intl.DateTimeFormat('en-AU', { timeZone: content.timeZone });
  } catch {
    throw new Error(
      `site.json: “${content.timeZone}” is no time zone. Write one such as Australia/Sydney.`,
    );
  }
  return content;
}

type SiteTexts = Omit<PublicSite, 'structuredData' | 'navigation' | 'socials' | 'guide'> & {
  operator: Operator;
  /** The site's origin. */
  url?: string;
  /** Returned newsletter mails: their address, and the mail service that reports them. */
  returns: { address: string; tagged: boolean; service: string };
  /** Whether clicks on links of mails are stored by subscriber. */
  remembersClicks: boolean;
  /** The name of the sending domain's DKIM key, and whether the owner allows mailings without SPF, DKIM and DMARC. */
  sending: { selector: string; mayBeUnproven: boolean };
  /** The PDF guide. `file` is the owner's file, or empty for the file of the release. */
  guide: { file: string; title: string; about: string };
};

const { name, strapLine, description, timeZone, email, author, reviewAuthor, operator } =
  checkTimeZone(withOwnContent('site.json', siteDefaults));

/** Name and texts of the site from the settings: one process serves one site. */
export const site: SiteTexts = {
  name,
  strapLine,
  description,
  timeZone,
  email,
  author,
  reviewAuthor,
  operator,
  returns: { address: '', tagged: false, service: 'none' },
  remembersClicks: false,
  sending: { selector: '', mayBeUnproven: false },
  guide: { ...guideDefaults, file: '' },
};

/** The categories of articles and reviews. */
export const categories = () => site.categories ?? releasedCategories;

/** Whether an address of this site belongs to a part that the owner switched off. */
export const isOff = (address: string) =>
  isAddressOff(
    site.url && address.startsWith(`${site.url}/`) ? address.slice(site.url.length) : address,
    site.off,
  );

/** Replaces all texts. A field that the new texts lack is removed. */
export function setSite(texts: SiteTexts) {
  for (const field of Object.keys(site)) Reflect.deleteProperty(site, field);
  Object.assign(site, texts);
}
