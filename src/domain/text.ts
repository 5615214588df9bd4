const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  '#39': "'",
};

/** A text with the usual entities of HTML as the signs that they stand for. */
export function decodeEntities(text: string): string {
  return text.replace(
    /&(#39|[a-z]+);/gi,
    (entity, name: string) => entities[name.toLowerCase()] ?? entity,
  );
}

/** The words of an HTML text, without tags, with single spaces. Not safe to insert as HTML. */
export function plainText(html: string): string {
  const text = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, ' ').replace(/<[^>]*>/g, ' ');
  return (
    decodeEntities(text)
      // As /\s+/, but leaves the single spaces, of which a text is full, where they are.
      .replace(/\s{2,}|[^\S ]/g, ' ')
      .replace(/ ([.,;:!?])/g, '$1')
      .trim()
  );
}

const excerptLength = 150;
const ellipsis = '...';

/** Blocks without prose, and addresses written out. */
const notProse =
  /<(h[1-6]|table|figure|figcaption|pre|iframe|video)\b[\s\S]*?<\/\1>|\b(?:https?:\/\/|www\.)[^\s<]+/gi;

/**
 * The automatic excerpt of a content: the first 150 characters of its prose and an ellipsis, without
 * headings, tables, captions and addresses. Empty where there is no prose.
 */
export function excerptOf(html: string): string {
  // Tags go first where an address stands in an attribute: only written-out ones are removed.
  const text = plainText(html.replace(/ (?:href|src|title)="[^"]*"/gi, '').replace(notProse, ' '));
  return text ? text.slice(0, excerptLength).trimEnd() + ellipsis : '';
}

/**
 * Tells whether nobody wrote an excerpt by hand: it is empty, or made from the content.
 * @param html the content as it was stored together with the excerpt
 */
export function isAutomaticExcerpt(excerpt: string, html: string): boolean {
  if (!excerpt || excerpt === excerptOf(html)) return true;
  // Excerpts of earlier versions of the site held headings and tables too.
  const text = plainText(html).slice(0, excerptLength).trimEnd();
  return excerpt === text + ellipsis;
}

/**
 * Applies changes to a post. An automatic excerpt is emptied when the content changes, so that it is
 * made anew.
 */
export function applyPostChanges<Post extends { excerpt: string; content: string }, Changes>(
  post: Post,
  changes: Changes & { excerpt?: string | undefined; content?: string | undefined },
): Post & Changes {
  const stale =
    changes.content !== undefined &&
    changes.excerpt === undefined &&
    isAutomaticExcerpt(post.excerpt, post.content);
  return { ...post, ...changes, ...(stale && { excerpt: '' }) };
}

/** Cuts a text at the end of a word so that at most `limit` characters and an ellipsis remain; once cut, it stays. */
export function truncate(text: string, limit: number): string {
  if (text.replace(/…$/, '').length <= limit) return text;
  const cut = text.slice(0, limit + 1);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > 0 ? end : limit).replace(/[\s,;:.–-]+$/, '')}…`;
}

/** Minutes that a reader needs, at 220 words a minute, one at the least. */
export function readingMinutes(html: string): number {
  return Math.max(1, Math.round(plainText(html).split(' ').length / 220));
}
