import type { Readable } from 'node:stream';
import { Parser } from 'htmlparser2';
import { invalid } from '../../../platform/http/errors.ts';
import { flatText, parseFragment } from '../../../platform/publishing/html-tree.ts';

export interface WxrItem {
  /** The texts of the item's elements, by name: `title`, `wp:post_id`, `content:encoded`. */
  texts: Record<string, string>;
  terms: { domain: string; name: string; slug: string }[];
  meta: Record<string, string>;
  comments: number;
}

export interface WxrChannel {
  texts: Record<string, string>;
  authors: Map<string, string>;
  /** Each category's slug with the slug of its parent. */
  parents: Map<string, string>;
}

/** Custom fields that are read; plugins store megabytes in the others. */
const readMeta =
  /^(_thumbnail_id|_wp_attachment_image_alt|_yoast_wpseo_[\w-]+|rank_math_\w+|_aioseo_\w+)$/;

const maxInElement = 4_000_000;

/** Elements whose child elements have the values. */
const partNames = new Set(['wp:postmeta', 'wp:author', 'wp:category']);

/** The plain text of a title, excerpt or name, which WordPress stores as HTML. */
export const plain = (html: string) => flatText(parseFragment(html));

/** Reads a WXR file piece by piece, with one item at most in memory. */
function createReader(onItem: (item: WxrItem, channel: WxrChannel) => void) {
  const channel: WxrChannel = { texts: {}, authors: new Map(), parents: new Map() };
  const open: string[] = [];
  let item: WxrItem | undefined;
  let text = '';
  let attributes: Record<string, string> = {};
  let part: Record<string, string> = {};
  let isRss = false;
  let isWhole = false;

  function closeInItem(target: WxrItem, name: string) {
    if (name === 'category') {
      const { domain = '', nicename: slug = '' } = attributes;
      target.terms.push({ domain, slug, name: plain(text) });
    } else if (name === 'wp:postmeta') {
      const key = part['wp:meta_key'] ?? '';
      if (readMeta.test(key)) target.meta[key] = part['wp:meta_value'] ?? '';
    } else if (name === 'wp:comment') target.comments += 1;
    else if (open.at(-1) === 'item') target.texts[name] ??= text;
    else part[name] = text;
  }

  function closeInChannel(name: string) {
    if (name === 'wp:author') {
      const login = part['wp:author_login'] ?? '';
      channel.authors.set(login, plain(part['wp:author_display_name'] ?? '') || login);
    } else if (name === 'wp:category') {
      const { 'wp:category_nicename': slug = '', 'wp:category_parent': parent = '' } = part;
      if (parent.trim()) channel.parents.set(slug.trim(), parent.trim());
    } else if (open.at(-1) === 'channel') channel.texts[name] ??= text.trim();
    else part[name] = text;
  }

  const parser = new Parser(
    {
      onopentag(name, given) {
        if (open.length === 0) isRss = name === 'rss';
        open.push(name);
        text = '';
        attributes = given;
        if (name === 'item') item = { texts: {}, terms: [], meta: {}, comments: 0 };
        if (partNames.has(name)) part = {};
      },
      ontext(piece) {
        if (text.length < maxInElement) text += piece;
      },
      onclosetag(name, isImplied) {
        open.pop();
        // The parser closes the elements that a truncated file leaves open.
        if (isImplied) return;
        if (name === 'rss') isWhole = true;
        else if (name === 'item' && item) {
          onItem(item, channel);
          item = undefined;
        } else if (item) closeInItem(item, name);
        else closeInChannel(name);
        text = '';
      },
    },
    { xmlMode: true },
  );
  return { parser, state: () => ({ isRss, isWhole, channel }) };
}

/** Reads an export of WordPress. @throws 400 if the file is no such export, or is truncated */
export async function readWxr(
  stream: Readable,
  onItem: (item: WxrItem, channel: WxrChannel) => void,
): Promise<WxrChannel> {
  const { parser, state } = createReader(onItem);
  const decoder = new TextDecoder();
  for await (const chunk of stream) parser.write(decoder.decode(chunk as Buffer, { stream: true }));
  parser.end(decoder.decode());
  const { isRss, isWhole, channel } = state();
  if (!isRss || !('wp:wxr_version' in channel.texts)) {
    throw invalid(
      'This XML is no export of WordPress. In WordPress, Tools › Export › All content makes one.',
    );
  }
  if (!isWhole) {
    throw invalid(
      'This export breaks off before its end: its download was cut short. Export and choose it again. Nothing was brought in.',
    );
  }
  return channel;
}
