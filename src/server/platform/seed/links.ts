import { paths } from '../../../contract/paths.ts';
import { plainText } from '../../../domain/text/text.ts';
import { rewriteTags, writeAttributes } from '../publishing/html-tags.ts';

export type SiteIds = ReadonlyMap<string, number>;

/** The id of a dive site of the seed. @throws Error naming the file that refers to it */
export function siteNamed(sites: SiteIds, name: string, file: string): number {
  const id = sites.get(name);
  if (id === undefined) throw new Error(`${file}: no such dive site: ${name}`);
  return id;
}

/** Turns links to `site:Name` into links to that site's guide. @throws Error naming the file */
export function linkDiveSites(html: string, file: string, sites: SiteIds) {
  return rewriteTags(html, ({ name, attributes }) => {
    if (name !== 'a' || !attributes.href?.startsWith('site:')) return undefined;
    const site = plainText(decodeURI(attributes.href.slice('site:'.length)));
    const href = paths.diveSite(siteNamed(sites, site, file));
    return `<a${writeAttributes({ ...attributes, href })}>`;
  });
}
