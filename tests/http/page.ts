import { DomUtils, parseDocument } from 'htmlparser2';

/** An element, a text or several of them. */
type Part = Parameters<typeof DomUtils.textContent>[0];
type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** The text of a part of a page, with each run of white space as one space. */
export const partText = (part: Part | undefined) =>
  part ? DomUtils.textContent(part).replace(/\s+/g, ' ').trim() : '';

/** The elements of a tag with attributes in a part of a page; `true` matches any value. */
export const find = (
  part: Part,
  tag: string,
  attributes: Record<string, string | RegExp | true> = {},
): Element[] =>
  DomUtils.getElementsByTagName(tag, part, true).filter(({ attribs }) =>
    Object.entries(attributes).every(([name, wanted]) => {
      const value = attribs[name];
      if (value === undefined || wanted === true) return value !== undefined;
      return typeof wanted === 'string' ? value === wanted : wanted.test(value);
    }),
  );

/** Reads a page as the server sends it, with its metadata, before any script runs. */
export async function readPage(address: string, cookie = '') {
  const answer = await fetch(address, { headers: { Cookie: cookie } });
  const html = await answer.text();
  const { children } = parseDocument(html);
  const main = find(children, 'main');
  const links = (part: Part = children) => find(part, 'a', { href: true });
  return {
    status: answer.status,
    headers: answer.headers,
    html,
    all: children,
    main,
    title: partText(find(children, 'title')[0]),
    /** The texts of the main part's headings of a level. */
    headings: (level: number) => find(main, `h${level}`).map(partText),
    /** The content of a meta tag, by its name or property. */
    meta: (name: string) =>
      find(children, 'meta').find(({ attribs }) => [attribs.name, attribs.property].includes(name))
        ?.attribs.content,
    /** The target of the first link with a name, in a part or the whole page. */
    linkTo: (name: string | RegExp, part?: Part) =>
      links(part).find((link) => {
        const words = link.attribs['aria-label'] ?? partText(link);
        return typeof name === 'string' ? words === name : name.test(words);
      })?.attribs.href,
    linksIn: (part: Part) => links(part).map(({ attribs }) => attribs.href),
    /** The JSON-LD of the page. */
    data: find(children, 'script', { type: 'application/ld+json' }).map((script) =>
      JSON.parse(DomUtils.textContent(script)),
    ),
  };
}
