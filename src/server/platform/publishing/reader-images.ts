import { rewriteImage } from '../../../domain/pictures/image-hosts.ts';
import { hostWidths, pictureForms } from '../../../domain/pictures/pictures.ts';
import { isLocalUrl } from '../../../domain/publishing/local-url.ts';
import { imageTag } from '../../../domain/text/escape-html.ts';

type Attributes = Readonly<Record<string, string>>;

/** Replacement for an image that exists only on its author's machine. */
export const missingImageNotice =
  '<span class="no-picture" role="note"><strong>Image not available</strong> This picture was uploaded on its author’s own machine, where nobody else can see it. It needs a public address.</span>';

/** The `sizes` attribute: the width of the text column. */
const sizes = '(min-width: 768px) 66ch, 100vw';

function ownImage(attributes: Attributes, src: string) {
  const { avif, webp, width: fullWidth, height: fullHeight } = pictureForms(src);
  if (!avif) return undefined;
  const width = Number(attributes.width) || fullWidth;
  const height = Math.round((width * fullHeight) / fullWidth);
  const sources = [
    ['avif', avif],
    ['webp', webp],
  ].map(
    ([format, srcset]) => `<source type="image/${format}" srcset="${srcset}" sizes="${sizes}" />`,
  );
  const image = imageTag({ ...attributes, width, height: attributes.height ?? height });
  return `<picture>${sources.join('')}${image}</picture>`;
}

function hostedImage(attributes: Attributes, src: string) {
  const candidates = hostWidths.map((width) => [rewriteImage(src, { width }), width]);
  if (!candidates[0]?.[0]) return undefined;
  const srcset = candidates.map(([address, width]) => `${address} ${width}w`).join(', ');
  return imageTag({ ...attributes, srcset, sizes });
}

/** The HTML of a picture in the formats and sizes available at its host. */
export function readerImage(attributes: Attributes): string {
  const src = attributes.src ?? '';
  if (isLocalUrl(src)) return missingImageNotice;
  return ownImage(attributes, src) ?? hostedImage(attributes, src) ?? imageTag(attributes);
}
