import {
  type Element,
  elementText,
  findAll,
  findByTag,
  hasClass,
  tag,
} from '../../../platform/publishing/html-tree.ts';

const wideClasses = ['kg-width-wide', 'kg-width-full', 'alignwide', 'alignfull'];

/** Attributes in which WordPress and lazy-loading plugins store the full picture's address. */
const sources = ['data-orig-file', 'data-lazy-src', 'data-src', 'src'];

const pictureAddress = ({ attribs }: Element): string => {
  const given = sources.map((name) => attribs[name]?.trim() ?? '');
  return given.find((address) => address && !address.startsWith('data:')) ?? '';
};

/** Writes a picture without the size from its old page. */
export function writePicture(element: Element): string {
  const src = pictureAddress(element);
  const { alt = '', title } = element.attribs;
  if (!src) return '';
  const image = tag('img', { src, title: title === alt ? undefined : title });
  // A function, since `alt` may contain replacement patterns such as $$.
  return image.replace(' />', () => ` alt="${attributeText(alt)}" />`);
}

const attributeText = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Joins the paragraphs of a caption by line breaks, since a caption holds inline text only. */
export const inOneParagraph = (html: string) =>
  html.replace(/<\/p>\s*<p\b[^<>]*>/g, '<br />').replace(/<\/?p\b[^<>]*>/g, '');

export function writeFigure(image: string, caption: string, isWide = false): string {
  const words = caption ? tag('figcaption', {}, caption) : '';
  return image ? tag('figure', isWide ? { class: 'wide' } : {}, image + words) : '';
}

export const isWide = (element: Element) => wideClasses.some((name) => hasClass(element, name));

export const listPictures = (element: Element): Element[] =>
  findAll(element.children, ({ name }) => name === 'img');

/** The nearest caption of a picture within a gallery; empty if several pictures share it. */
function galleryCaption(picture: Element, gallery: Element): string {
  for (let at = picture.parent; at && at !== gallery; at = at.parent) {
    if (!('name' in at)) break;
    const words = ['figcaption', 'dd'].map((name) => elementText(findByTag(at as Element, name)));
    const found = words.find(Boolean);
    if (found) return listPictures(at as Element).length === 1 ? found : '';
  }
  return '';
}

/** The pictures of a gallery with their captions. */
export const galleryPictures = (gallery: Element): { image: string; caption: string }[] =>
  listPictures(gallery)
    .map((picture) => ({
      image: writePicture(picture),
      caption: attributeText(galleryCaption(picture, gallery)),
    }))
    .filter(({ image }) => image);

/** Writes several pictures as a gallery block; writes a single picture as a figure. */
export function writeGallery(
  pictures: readonly { image: string; caption: string }[],
  caption = '',
): string {
  const figures = pictures.map((picture) => writeFigure(picture.image, picture.caption)).join('');
  const words = caption ? tag('p', {}, tag('em', {}, caption)) : '';
  if (pictures.length < 2) return figures + words;
  return tag('div', { 'data-block': 'gallery' }, figures) + words;
}
