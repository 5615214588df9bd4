/** Removes empty headings, as tags or as Markdown marks. */
export function stripEmptyHeadings(html: string): string {
  return html
    .replace(/<(h[1-6])\b[^<>]*>(\s|&nbsp;|<br\s*\/?>)*<\/\1>/gi, '')
    .replace(/<p>\s*#{1,6}\s*<\/p>/g, '');
}

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  '#39': "'",
};

export function decodeEntities(text: string): string {
  return text.replace(
    /&(#39|[a-z]+);/gi,
    (entity, name: string) => entities[name.toLowerCase()] ?? entity,
  );
}

/** A text without tags, with single spaces. Not safe to insert as HTML. */
export function plainText(html: string): string {
  const text = html
    .replace(/<(script|style)\b(?:(?!<\1\b)[\s\S])*?<\/\1>/gi, ' ')
    .replace(/<[^<>]*>/g, ' ');
  return (
    decodeEntities(text)
      // The pattern is faster than /\s+/, since single spaces are not replaced.
      .replace(/\s{2,}|[^\S ]/g, ' ')
      .replace(/ ([.,;:!?])/g, '$1')
      .trim()
  );
}

const excerptLength = 150;

const ellipsis = '...';

/** Elements without prose, and bare addresses. */
const notProse =
  /<(h[1-6]|table|figure|figcaption|pre|iframe|video|(?:div|aside)(?= data-block="))\b[\s\S]*?<\/\1>|\b(?:https?:\/\/|www\.)[^\s<]+/gi;

/** The first 150 characters of prose, without headings, tables, captions and addresses. */
export function toExcerpt(html: string): string {
  // Attributes are removed first, since `notProse` must match only written-out addresses.
  const text = plainText(html.replace(/ (?:href|src|title)="[^"]*"/gi, '').replace(notProse, ' '));
  return text ? withEllipsis(text) : '';
}

/** The ellipsis replaces the full stop of a sentence that ends within the excerpt. */
const withEllipsis = (text: string) =>
  text
    .slice(0, excerptLength)
    // The cut may leave half of an emoji.
    .replace(/[\ud800-\udbff]$/, '')
    .replace(/(?<![\s.…])[\s.…]+$/, '') + ellipsis;

export function isAutomaticExcerpt(excerpt: string, html: string): boolean {
  if (!excerpt || excerpt === toExcerpt(html)) return true;
  if (!excerpt.endsWith(ellipsis)) return false;
  // Earlier versions included headings and tables, and ended in four dots.
  const known = [toExcerpt(html), withEllipsis(plainText(html))];
  return known.includes(excerpt.replace(/(?<![.])[.]+$/, '') + ellipsis);
}

/** Whether a text is HTML: a tag begins in the text, and a ">" follows. */
export function holdsTag(text: string): boolean {
  const start = text.search(/<\/?[a-z]/i);
  return start >= 0 && text.includes('>', start);
}

/** Empties an automatic excerpt when the content changes, so that it is generated again. */
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

/** Cuts a text at the end of a word; a text that is already cut does not change. */
export function truncate(text: string, limit: number): string {
  if (text.replace(/…$/, '').length <= limit) return text;
  const cut = text.slice(0, limit + 1);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > 0 ? end : limit).replace(/(?<![\s,;:.–-])[\s,;:.–-]+$/, '')}…`;
}

/** Reading time in minutes, at 220 words a minute; at least one. */
export function readingMinutes(html: string): number {
  return Math.max(1, Math.round(plainText(html).split(' ').length / 220));
}

/** The non-empty lines of a text without duplicates. */
export const textLines = (text: string | null): string[] => [
  ...new Set((text ?? '').split('\n').flatMap((line) => line.trim() || [])),
];
