import { linkAttributes } from '../../../domain/publishing/link-attributes.ts';
import { videoEmbed } from '../../../domain/video/embed.ts';
import { videoSource } from '../../../domain/video/player.ts';

const keptAttributes: Record<string, readonly string[]> = {
  a: ['href', 'title'],
  img: ['src', 'alt', 'width', 'height'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan'],
  ol: ['start'],
  'pasted-frame': ['src', 'title'],
};

/** Pasted headings become h2 to h4, because the h1 of a page is its title. */
const headingLevels: Record<string, string> = { h1: 'h2', h5: 'h4', h6: 'h4' };

function rename(element: Element, name: string): Element {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}

const unwrap = (element: Element) => element.replaceWith(...element.childNodes);

function removeNoise(page: Document) {
  const walker = page.createTreeWalker(page, NodeFilter.SHOW_COMMENT);
  const comments: Node[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  for (const comment of comments) comment.parentNode?.removeChild(comment);
  for (const element of page.querySelectorAll('style, script, meta, link, title, xml')) {
    element.remove();
  }
  // Elements of Word, e.g. <o:p> and <st1:place>, are removed; their text stays.
  for (const element of page.querySelectorAll('*')) {
    if (element.localName.includes(':')) unwrap(element);
  }
}

interface PastedPictures {
  /** @returns the placeholder address of a picture to upload, or undefined to upload nothing */
  take: (src: string) => string | undefined;
  /** Called for each removed picture, e.g. a file on the author's disk, which no page can read. */
  lose: () => void;
}

function replacePictures(page: Document, { take, lose }: PastedPictures) {
  for (const picture of page.querySelectorAll('img')) {
    const src = picture.getAttribute('src') ?? '';
    const taken = take(src);
    if (taken) {
      picture.setAttribute('src', taken);
    } else if (!/^https?:/i.test(src)) {
      picture.remove();
      lose();
    }
  }
}

function buildLists(page: Document) {
  const open: Element[] = [];
  let last: Element | null = null;
  for (const paragraph of page.querySelectorAll('p')) {
    const style = paragraph.getAttribute('style') ?? '';
    const [, depth] = /mso-list:[^;:]*level(\d+)/.exec(style) ?? [];
    if (!depth) continue;
    const before: Element | null = paragraph.previousElementSibling;
    if (!last || before !== last) open.length = 0;
    const mark = [...paragraph.querySelectorAll('span')].find((span) =>
      /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
    );
    const tag = /^\s*\(?(\d+|[a-z]|[ivx]+)[.)]/i.test(mark?.textContent ?? '') ? 'ol' : 'ul';
    mark?.remove();
    open.length = Math.min(open.length, Number(depth));
    while (open.length < Number(depth)) {
      const list = page.createElement(tag);
      const parent = open.at(-1)?.lastElementChild;
      if (parent) parent.append(list);
      else {
        paragraph.before(list);
        last = list;
      }
      open.push(list);
    }
    const item = page.createElement('li');
    open.at(-1)?.append(item);
    item.append(paragraph);
  }
}

function styleToMarks(element: HTMLElement) {
  const { fontWeight, fontStyle, textDecoration, textDecorationLine } = element.style;
  const marks: string[] = [];
  if (/^(bold|bolder|[6-9]00)$/.test(fontWeight)) marks.push('strong');
  if (fontStyle === 'italic') marks.push('em');
  if (/underline/.test(`${textDecoration} ${textDecorationLine}`)) marks.push('u');
  for (const mark of marks) {
    const wrapper = element.ownerDocument.createElement(mark);
    wrapper.append(...element.childNodes);
    element.append(wrapper);
  }
}

function directAddress(href: string): string {
  const url = URL.parse(href);
  const target = url?.hostname === 'www.google.com' && url.pathname === '/url';
  return (target && url.searchParams.get('q')) || href;
}

/** Renames frames before parsing, because the policy of trusted-types.ts removes them. */
const renameFrames = (html: string) => html.replace(/<(\/?)iframe\b/gi, '<$1pasted-frame');

/** Turns frames of YouTube and Vimeo into video blocks; any other frame is removed. */
function replaceFrames(page: Document) {
  for (const frame of page.querySelectorAll<HTMLElement>('pasted-frame')) {
    const embed = videoEmbed(frame.getAttribute('src') ?? '');
    if (!embed) {
      frame.remove();
      continue;
    }
    const { host, page: address } = videoSource(embed);
    const link = page.createElement('a');
    for (const [name, value] of Object.entries(linkAttributes(address, null))) {
      link.setAttribute(name, value);
    }
    link.textContent = frame.title.trim() || `Video on ${host}`;
    const figure = page.createElement('figure');
    figure.dataset.block = 'video';
    figure.dataset.video = embed;
    figure.append(link);
    // A paragraph can't contain a figure.
    const paragraph = frame.closest('p');
    if (paragraph) paragraph.before(figure);
    else frame.replaceWith(figure);
    frame.remove();
  }
}

export function cleanPaste(html: string, pictures: PastedPictures): string {
  // ProseMirror's own clipboard HTML is clean already, except for pictures of another editor.
  if (html.includes('data-pm-slice') && !/src="data:[^"]+;base64/.test(html)) return html;
  const page = new DOMParser().parseFromString(renameFrames(html), 'text/html');
  removeNoise(page);
  replacePictures(page, pictures);
  for (const wrapper of page.querySelectorAll('b[id^="docs-internal-guid"]')) unwrap(wrapper);
  buildLists(page);
  for (const span of page.querySelectorAll('span')) {
    styleToMarks(span);
    unwrap(span);
  }
  for (const title of page.querySelectorAll('p.MsoTitle')) rename(title, 'h2');
  for (const [from, to] of Object.entries(headingLevels)) {
    for (const heading of page.querySelectorAll(from)) rename(heading, to);
  }
  for (const link of page.querySelectorAll('a')) {
    const href = directAddress(link.getAttribute('href') ?? '');
    if (!/^(https?:|mailto:|tel:|\/)/i.test(href)) {
      unwrap(link);
      continue;
    }
    link.setAttribute('href', href);
    // Links are always underlined.
    for (const line of link.querySelectorAll('u')) unwrap(line);
  }
  for (const heading of page.querySelectorAll('h2, h3, h4')) {
    for (const bold of heading.querySelectorAll('b, strong')) unwrap(bold);
  }
  for (const element of page.body.querySelectorAll('*')) {
    for (const { name } of [...element.attributes]) {
      if (!keptAttributes[element.localName]?.includes(name)) element.removeAttribute(name);
    }
  }
  replaceFrames(page);
  for (const paragraph of page.body.querySelectorAll('p, h2, h3, h4')) {
    const empty = !paragraph.textContent?.trim() && !paragraph.querySelector('img');
    if (empty && !paragraph.closest('td, th')) paragraph.remove();
  }
  return page.body.innerHTML.replace(/(?:&nbsp;|\u00a0)+/g, ' ');
}
