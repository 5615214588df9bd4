import { rewriteImage } from '../../domain/image-hosts.ts';
import { isLocalUrl } from '../../domain/local-url.ts';
import { hostWidths, pictureForms } from '../../domain/pictures.ts';
import { escapeHtml, unescapeHtml } from './html.ts';

const notice =
  '<span class="no-picture" role="note"><strong>Image not available</strong> This picture was uploaded on its author’s own machine, where nobody else can see it. It needs a public address.</span>';

/** The width of a text's column. */
const sizes = '(min-width: 768px) 66ch, 100vw';

function attributeOf(tag: string, name: string) {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
  return value === undefined ? undefined : unescapeHtml(value);
}

function withAttributes(tag: string, attributes: Record<string, string | number>) {
  const text = Object.entries(attributes)
    .filter(([name]) => attributeOf(tag, name) === undefined)
    .map(([name, value]) => ` ${name}="${escapeHtml(String(value))}"`)
    .join('');
  return tag.replace(/\s*\/?>$/, `${text} />`);
}

/** A picture of ours in every form, with its size. */
function ownPicture(tag: string, src: string) {
  const { avif, webp, width, height } = pictureForms(src);
  if (!avif) return undefined;
  const across = Number(attributeOf(tag, 'width')) || width;
  const down = Math.round((across * height) / width);
  const sources = [
    ['avif', avif],
    ['webp', webp],
  ].map(([kind, set]) => `<source type="image/${kind}" srcset="${set}" sizes="${sizes}" />`);
  return `<picture>${sources.join('')}${withAttributes(tag, { width: across, height: down })}</picture>`;
}

/** A picture of Unsplash or Cloudinary in fitting widths, uncut. */
function hostPicture(tag: string, src: string) {
  const forms = hostWidths.map((width) => [rewriteImage(src, { width }), width]);
  if (!forms[0]?.[0]) return undefined;
  const srcset = forms.map(([address, width]) => `${address} ${width}w`).join(', ');
  return withAttributes(tag, { srcset, sizes });
}

/**
 * The pictures of a sanitised text as readers get them: in fitting sizes, and a notice in place of those that only
 * their author's machine has.
 */
export function withReadersPictures(html: string): string {
  return html.replace(/<img\b[^>]*>/g, (tag) => {
    const src = attributeOf(tag, 'src') ?? '';
    if (isLocalUrl(src)) return notice;
    return ownPicture(tag, src) ?? hostPicture(tag, src) ?? tag;
  });
}
