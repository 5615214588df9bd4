import { writeAttributes } from '../../../domain/text/escape-html.ts';
import {
  type Edit,
  editedParts,
  type HtmlElement,
  parseHtml,
} from '../../platform/publishing/html-elements.ts';
import { addressKey, isOfOldSite, wholeAddress } from './addresses.ts';
import type { PictureImporter } from './import-pictures.ts';

export interface Rewriting {
  oldSite: string;
  pictures: PictureImporter;
  /** The path of the record that replaces an address of the old site. */
  newPath: (key: string) => string | undefined;
  note: (sentence: string) => void;
  /** Called for a picture that stays at its old address. */
  onStaying: (address: string, reason: string) => void;
}

/** The new address of a link in the old text. */
function rewriteAddress(href: string, { oldSite, newPath }: Rewriting): string {
  if (!isOfOldSite(href, oldSite)) return href;
  const url = wholeAddress(href, oldSite);
  if (!url) return href;
  const path = newPath(addressKey(url));
  return path ? path + url.hash : url.href;
}

/** Brings a picture into the library, or reports why not. @returns the address for the text */
export async function rewritePicture(
  address: string,
  alt: string,
  { pictures, oldSite, onStaying }: Rewriting,
): Promise<{ src: string; isInLibrary: boolean }> {
  const imported = await pictures.importPicture(address, alt);
  if ('src' in imported) return { src: imported.src, isInLibrary: true };
  const src = wholeAddress(address, oldSite)?.href ?? '';
  onStaying(src || address, imported.problem.replace(/[.]$/, ''));
  return { src, isInLibrary: false };
}

const startTag = ({ name, attributes }: HtmlElement, changes: Record<string, string>) =>
  `<${name}${writeAttributes({ ...attributes, ...changes })}${name === 'img' ? ' />' : '>'}`;

/** Replaces the pictures and links of an old text with those of this site. */
export async function rewriteText(source: string, rewriting: Rewriting): Promise<string> {
  const html = parseHtml(source);
  const edits: Edit[] = [];
  for (const element of html.elements) {
    const { name, attributes, start, innerStart } = element;
    if (name === 'a' && attributes.href) {
      const href = rewriteAddress(attributes.href, rewriting);
      if (href !== attributes.href) {
        edits.push({ start, end: innerStart, text: startTag(element, { href }) });
      }
    }
    if (name !== 'img' || !attributes.src) continue;
    const { src } = await rewritePicture(attributes.src, attributes.alt ?? '', rewriting);
    const text = src ? startTag(element, { src }) : '';
    edits.push({ start, end: innerStart, text });
  }
  return editedParts(html.source, edits)(0, html.source.length);
}

/** The text without its leading figure, if this figure shows the head picture `src`. */
export function withoutLeadingPicture(html: string, src: string): string {
  const start = /^\s*<figure[^>]*>\s*<img [^>]*>\s*<\/figure>/.exec(html)?.[0];
  return start?.includes(`src="${src}"`) ? html.slice(start.length) : html;
}
