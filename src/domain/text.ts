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

/** The first `length` characters of a content and an ellipsis: what an empty excerpt becomes. */
export function excerptOf(html: string, length = 150): string {
  const text = plainText(html);
  return text ? `${text.slice(0, length).trimEnd()}...` : '';
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
