/** Takes out headings that hold nothing, as tags or as bare Markdown marks: slips of an editor. */
export function stripEmptyHeadings(html: string): string {
  return html
    .replace(/<(h[1-6])\b[^>]*>(\s|&nbsp;|<br\s*\/?>)*<\/\1>/gi, '')
    .replace(/<p>\s*#{1,6}\s*<\/p>/g, '');
}
