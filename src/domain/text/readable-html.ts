import { decodeEntities } from './text.ts';

const marks: [RegExp, string][] = [
  [/<(script|style)\b(?:(?!<\1\b)[\s\S])*?<\/\1>/gi, ''],
  [/<h2\b[^<>]*>/gi, '\n## '],
  [/<h3\b[^<>]*>/gi, '\n### '],
  [/<h4\b[^<>]*>/gi, '\n#### '],
  [/<li\b[^<>]*>/gi, '\n- '],
  [/<(br|tr)\b[^<>]*>/gi, '\n'],
  [/<hr\b[^<>]*>/gi, '\n---\n'],
  [/(?<! ) *<\/t[dh]>/gi, ' | '],
  [/<\/?strong>/gi, '**'],
  [/<\/?em>/gi, '_'],
  [/<(blockquote|aside)\b[^<>]*>/gi, '\n> '],
  [/<\/(p|h[2-4]|blockquote|aside|figure|figcaption|ul|ol|table|div)>/gi, '\n'],
];

const attribute = (tag: string, name: string) =>
  new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? '';

/** HTML as text, for a comparison of two versions. Not safe to insert as HTML. */
export function readableHtml(html: string): string {
  let text = html
    .replace(/(?<!\s)\s*\n\s*/g, ' ')
    .replace(/(<t[dh]\b[^<>]*>)\s*<p>|<\/p>\s*(<\/t[dh]>)/gi, '$1$2')
    .replace(/<img\b[^<>]*>/gi, (tag) => {
      const width = attribute(tag, 'width');
      const words = [attribute(tag, 'alt'), attribute(tag, 'src'), width && `${width} wide`];
      return `\n[picture: ${words.filter(Boolean).join(', ')}]\n`;
    })
    .replace(
      /(<a\b[^<>]*>)((?:(?!<a\b)[\s\S])*?)<\/a>/gi,
      (_, tag: string, words: string) => `${words} (${attribute(tag, 'href')})`,
    );
  for (const [mark, sign] of marks) text = text.replace(mark, sign);
  return decodeEntities(text.replace(/<[^<>]*>/g, ''))
    .replace(/[^\S\n]+/g, ' ')
    .replace(/(?<! ) *\n */g, '\n')
    .replace(/(^|\n)(- |> )\n+/g, '$1$2')
    .replace(/\n{2,}/g, '\n')
    .trim();
}
