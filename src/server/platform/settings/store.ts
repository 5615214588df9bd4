import releasedGuide from '../../../../content/guide-file.json' with { type: 'json' };
import { toCategories } from '../../../contract/settings/groups/categories.ts';
import {
  type FieldValues,
  groupOfId,
  readSettings,
  type SettingGroupKey,
  type SettingValues,
  settingGroupKeys,
} from '../../../contract/settings/groups/groups.ts';
import type { PublicSite } from '../../../contract/settings/settings.ts';
import {
  isAddressOff,
  pathsOff,
  type SitePart,
  sitePartNames,
} from '../../../contract/site-parts.ts';
import { brandStyle } from '../../../domain/pictures/brand.ts';
import { webpAddress } from '../../../domain/pictures/library-pictures.ts';
import { releasedCategories } from '../../../domain/publishing/categories.ts';
import { derive } from '../database/derive.ts';
import type { Services } from '../http/context.ts';
import { setSite } from '../site-content/site-content.ts';
import { readDefaults } from './defaults.ts';

export type Settings = ReturnType<typeof createSettings>;

const toPageSeo = ({ 'page-heads': { pages } }: SettingValues) =>
  Object.fromEntries(
    pages.map(({ page, title, description, canonical, indexed }) => [
      page,
      {
        seoTitle: title,
        seoDescription: description,
        canonicalUrl: canonical,
        noindex: indexed === 'no',
      },
    ]),
  );

/** The fixed pages that search engines should index. */
export const listedPages = (values: SettingValues, pages: readonly string[]) => {
  const seo = toPageSeo(values);
  const off = partsOff(values);
  return pages.filter(
    (path) => !seo[path]?.noindex && !seo[path]?.canonicalUrl && !isAddressOff(path, off),
  );
};

/** The links of header and footer as the owner ordered, named, hid and added them. */
function toNavigation(
  { header, footer, links }: SettingValues['navigation'],
  off: readonly SitePart[],
) {
  const inPlace = (place: 'header' | 'footer', pages: readonly string[]) => {
    const own = links.filter((link) => link.place === place || link.place === 'both');
    const isHidden = (path: string) => own.some(({ page, shown }) => page === path && shown);
    const added = own.filter(({ page, shown }) => !page && !shown).map(({ address }) => address);
    const shown = [...pages.filter((path) => !isHidden(path)), ...added];
    return shown.filter((path) => !isAddressOff(path, off));
  };
  const labels = (place: 'header' | 'footer') =>
    Object.fromEntries(
      links
        .filter((link) => link.label && (link.place === place || link.place === 'both'))
        .map(({ page, address, label }) => [page || address, label]),
    );
  return {
    header: inPlace('header', header),
    footer: inPlace('footer', footer),
    ...(links.length > 0 && { labels: { header: labels('header'), footer: labels('footer') } }),
  };
}

function toBrand({ mark, markNight, ...colours }: SettingValues['brand']): PublicSite['brand'] {
  const image = (address: string) => `url("${encodeURI(webpAddress(address))}")`;
  const style = {
    ...brandStyle(colours),
    ...(mark && { '--mark': image(mark) }),
  };
  return markNight || Object.keys(style).length > 0
    ? {
        icon: webpAddress(mark) || null,
        // A phone's home screen shows transparent pixels in black.
        touchIcon: mark || null,
        nightIcon: webpAddress(markNight) || null,
        style,
      }
    : undefined;
}

/** The owner's categories; undefined if they equal those of the release. */
function ownCategories(values: SettingValues): PublicSite['categories'] {
  const own = toCategories(values.categories);
  return JSON.stringify(own) === JSON.stringify(releasedCategories) ? undefined : own;
}

export const partsOff = ({ parts }: Pick<SettingValues, 'parts'>): SitePart[] =>
  sitePartNames.filter((part) => parts[part] === 'off');

const publicSite = (values: SettingValues): PublicSite => {
  const off = partsOff(values);
  const categories = ownCategories(values);
  const { title, about } = values.guide;
  const isOwn = title !== releasedGuide.title || about !== releasedGuide.about;
  const { claims, defaultRating, availability } = values['structured-data'];
  return {
    ...values.identity,
    email: values.contact.email,
    socials: values.socials.socials,
    structuredData:
      claims === 'shown'
        ? { defaultRating: null, availability: null }
        : { defaultRating, availability: availability || null },
    brand: toBrand(values.brand),
    ...(isOwn && { guide: { title, about } }),
    navigation: toNavigation(values.navigation, off),
    ...(categories && { categories }),
    ...(off.length > 0 && { off, offPaths: pathsOff(off) }),
    ...(values['page-heads'].pages.length > 0 && { pages: toPageSeo(values) }),
  };
};

/** Reads settings from the database, CONTENT_DIR and content/, in this order, and caches them until a write. */
export function createSettings(
  services: Pick<Services, 'config' | 'database' | 'content' | 'logger'>,
) {
  const { config, content, logger } = services;
  const defaults = readDefaults(config.contentDir);

  /** The stored changes, without those that are invalid in this release. */
  function validChanges(key: SettingGroupKey, changes: string): FieldValues {
    const { values, errors } = readSettings(key, JSON.parse(changes));
    for (const [field, [reason]] of Object.entries(errors)) {
      logger.warn({ setting: `${key}.${field}`, reason }, 'a stored setting is not used');
    }
    return values;
  }

  const readValues = derive(['settings'], async ({ database }): Promise<SettingValues> => {
    const rows = await database.selectFrom('settings').select(['id', 'changes']).execute();
    const stored = new Map(rows.map(({ id, changes }) => [groupOfId(id), changes]));
    const groups = settingGroupKeys.map((key) => [
      key,
      { ...defaults[key], ...validChanges(key, stored.get(key) ?? '{}') },
    ]);
    const values: SettingValues = Object.fromEntries(groups);
    const { address, tagged, service } = values['returned-mail'];
    const returns = { address, tagged: tagged === 'yes', service };
    const { clicks, selector, unproven } = values.newsletter;
    const remembersClicks = clicks === 'people';
    const sending = { selector, mayBeUnproven: unproven === 'allowed' };
    const own = {
      operator: values.operator,
      url: config.siteUrl,
      returns,
      remembersClicks,
      sending,
      guide: values.guide,
    };
    setSite({ ...publicSite(values), ...own });
    return values;
  });

  /** The current values. @throws if the database does not answer */
  const values = () => readValues(services);

  content.onChange(({ resource }) => {
    if (resource !== 'settings') return;
    // The settings are refreshed at once, because mails are written outside requests.
    values().catch((error: unknown) => logger.warn(error, 'the settings could not be read'));
  });

  return {
    defaults,
    values,
    site: async () => publicSite(await values()),
    validChanges,
  };
}
