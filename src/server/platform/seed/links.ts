import { paths } from '../../../contract/paths.ts';
import { writeAttributes } from '../../../domain/text/escape-html.ts';
import { plainText } from '../../../domain/text/text.ts';
import { editedParts, parseHtml, tagEdits } from '../publishing/html-elements.ts';

/** The slug of each dive site of the seed by its name. */
export type SiteSlugs = ReadonlyMap<string, string>;

/** The slug of a dive site. @throws Error naming the file that refers to an unknown site */
export function siteNamed(sites: SiteSlugs, name: string, file: string): string {
  const slug = sites.get(name);
  if (slug === undefined) throw new Error(`${file}: no such dive site: ${name}`);
  return slug;
}

/** Turns links to `site:Name` into links to that site's slug. @throws Error naming the file */
export function linkDiveSites(html: string, file: string, sites: SiteSlugs) {
  const edits = tagEdits(parseHtml(html), ({ name, attributes }) => {
    if (name !== 'a' || !attributes.href?.startsWith('site:')) return undefined;
    const site = plainText(decodeURI(attributes.href.slice('site:'.length)));
    const href = paths.diveSite(siteNamed(sites, site, file));
    return `<a${writeAttributes({ ...attributes, href })}>`;
  });
  return editedParts(html, edits)(0, html.length);
}
