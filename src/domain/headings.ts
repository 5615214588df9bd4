/** Removes empty headings, as tags or as Markdown marks. */
export function stripEmptyHeadings(html: string): string {
  return html
    .replace(/<(h[1-6])\b[^<>]*>(\s|&nbsp;|<br\s*\/?>)*<\/\1>/gi, '')
    .replace(/<p>\s*#{1,6}\s*<\/p>/g, '');
}
