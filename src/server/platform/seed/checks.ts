import { isNode, parse, parseDocument, YAMLParseError } from 'yaml';
import type { z } from 'zod';
import { plainText } from '../../../domain/text/text.ts';
import { sanitise } from '../publishing/html.ts';
import { parseHtml } from '../publishing/html-elements.ts';

/** A text of the seed, whose `html` still links to dive sites as `site:Name`. */
interface SeedText {
  file: string;
  source: string;
  html: string;
}

export interface Targets {
  /** Paths of this site's pages. */
  pages: ReadonlySet<string>;
  sites: { has(name: string): boolean };
  hasPicture: (address: string) => boolean;
}

const failure = (file: string, line: number, reason: string) =>
  new Error(`${file}:${line}: ${reason}`);

const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length;

/** @throws Error naming file and line */
export function readFrontMatter<T extends object>(
  file: string,
  source: string,
  shape: z.ZodType<T>,
) {
  const match = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source);
  if (!match) throw failure(file, 1, 'no front matter');
  const [, head = '', body = ''] = match;
  const result = shape.safeParse(parseYaml(file, head));
  if (result.success) return { fields: result.data, body };
  const [issue] = result.error.issues;
  const field = String(issue?.path[0] ?? '');
  throw failure(file, frontMatterLine(source, field), `${field}: ${issue?.message}`);
}

function parseYaml(file: string, head: string): unknown {
  try {
    return parse(head);
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    throw failure(file, (error.linePos?.[0].line ?? 0) + 1, error.code);
  }
}

function frontMatterLine(source: string, field: string): number {
  const index = source.split('\n').findIndex((row) => row.startsWith(`${field}:`));
  return Math.max(0, index) + 1;
}

/** @throws Error naming file and line */
export function readJsonText<T>(file: string, source: string, shape: z.ZodType<T>): T {
  const result = shape.safeParse(parseJson(file, source));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const path = issue?.path ?? [];
  throw failure(file, jsonLine(source, path), `${path.join('.')}: ${issue?.message}`);
}

function parseJson(file: string, source: string): unknown {
  try {
    return JSON.parse(source);
  } catch (error) {
    const line = /line (\d+)/.exec(String(error))?.[1] ?? 1;
    throw failure(file, Number(line), 'no JSON');
  }
}

/** The line of a path in a JSON text, such as `[3, 'name']`, or of its nearest existing parent. */
export function jsonLine(source: string, path: readonly PropertyKey[]): number {
  const document = parseDocument(source);
  for (let length = path.length; length > 0; length--) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return lineAt(source, node.range[0]);
  }
  return 1;
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** @throws Error naming file and line of a broken link, a missing picture or an unsafe tag */
export function checkText({ file, source, html }: SeedText, targets: Targets): void {
  const body = Math.max(0, source.indexOf('\n---\n'));
  const findLine = (...needles: string[]) => {
    for (const needle of needles.filter(Boolean)) {
      const match = new RegExp(`${escaped(needle)}${/\w$/.test(needle) ? '(?![\\w-])' : ''}`).exec(
        source.slice(body),
      );
      if (match) return lineAt(source, body + match.index);
    }
    return 1;
  };
  const checked = new Set<string>();
  for (const { name, attributes, start, innerStart } of parseHtml(html).elements) {
    const tag = html.slice(start, innerStart);
    if (checked.has(tag)) continue;
    checked.add(tag);
    const { href, src } = attributes;
    const unsafe = unsafePart(tag, attributes);
    if (unsafe) {
      const value = attributes[unsafe] ?? '';
      throw failure(file, findLine(tag, value, plainText(value)), `unsafe: ${unsafe} in <${name}>`);
    }
    if (href !== undefined && !leadsSomewhere(href, targets)) {
      throw failure(file, findLine(href, plainText(href), siteName(href)), `broken link: ${href}`);
    }
    if (src?.startsWith('/') && !targets.hasPicture(src)) {
      throw failure(file, findLine(src), `no such picture: ${src}`);
    }
  }
}

/** Checks all values that begin with a slash. @throws Error naming file and line */
export function checkJsonAddresses(file: string, source: string, targets: Targets): void {
  const walk = (value: unknown, path: readonly PropertyKey[]): void => {
    if (typeof value === 'object' && value !== null) {
      for (const [key, part] of Object.entries(value)) {
        walk(part, [...path, Array.isArray(value) ? Number(key) : key]);
      }
    } else if (typeof value === 'string' && value.startsWith('/')) {
      if (value.startsWith('/art/')) {
        if (targets.hasPicture(value)) return;
        throw failure(file, jsonLine(source, path), `no such picture: ${value}`);
      }
      if (leadsSomewhere(value, targets)) return;
      throw failure(file, jsonLine(source, path), `broken link: ${value}`);
    }
  };
  walk(parseJson(file, source), []);
}

/** The part of a tag that the sanitiser removes: an attribute's name, the whole tag, or nothing. */
function unsafePart(tag: string, attributes: Record<string, string>): string | undefined {
  const isSiteLink = attributes.href?.startsWith('site:');
  // The tag needs content, because the sanitiser drops empty headings.
  const [sanitised] = parseHtml(sanitise(`${tag}word`)).elements;
  if (sanitised?.start !== 0) return 'the tag';
  return Object.keys(attributes).find(
    (name) => !(name in sanitised.attributes) && !(isSiteLink && name === 'href'),
  );
}

const siteName = (href: string) =>
  href.startsWith('site:') ? plainText(decodeURI(href.slice('site:'.length))) : '';

function leadsSomewhere(href: string, { pages, sites }: Targets): boolean {
  if (href.startsWith('site:')) return sites.has(siteName(href));
  if (/^(https?:|mailto:|tel:|#)/.test(href)) return true;
  return pages.has(href.replace(/[?#].*/s, ''));
}

/** @throws Error naming file and line if a front matter names an unknown dive site */
export function checkDiveSite(
  { file, source }: SeedText,
  field: 'diveSite' | 'otherSites',
  name: string,
  { sites }: Targets,
): void {
  if (sites.has(name)) return;
  throw failure(file, frontMatterLine(source, field), `no such dive site: ${name}`);
}
