interface ResourceOptions {
  label: string;
  phrase: string;
  plural: string;
  /** Labels of a record in the admin's bin and in the message of its restoration. */
  admin: { label: string; shortLabel: string };
  /** The column with the name of a record. */
  title: 'title' | 'name';
  slug: boolean;
  published: boolean;
  scheduled: boolean;
  /** Whether the owner can set the data of a record for search engines. */
  seo: boolean;
  /** Whether saves count a version, stale saves get 409, and the bin holds deleted records. */
  bin: boolean;
  revisions: boolean;
  /** Whether a signed link shows a draft for a week. */
  previews: boolean;
  search: boolean;
  /** Whether each record has a page, with a share image and an entry in the sitemap. */
  pages: boolean;
  seed: boolean;
}

const postOptions = {
  title: 'title',
  slug: true,
  published: true,
  scheduled: true,
  seo: true,
  bin: true,
  revisions: true,
  previews: true,
  search: true,
  pages: true,
  seed: true,
} as const;

/** Default options of resources that are not posts. */
const recordOptions = {
  title: 'name',
  slug: false,
  published: false,
  scheduled: false,
  seo: false,
  bin: true,
  revisions: true,
  previews: false,
  search: false,
  pages: false,
  seed: true,
} as const;

/** Declares every resource. The code of a capability uses a `Record<ResourceWith<'…'>, …>`. */
export const resources = {
  articles: {
    label: 'Article',
    phrase: 'an article',
    plural: 'Articles',
    admin: { label: 'Blog post', shortLabel: 'Blog' },
    ...postOptions,
  },
  reviews: {
    label: 'Review',
    phrase: 'a review',
    plural: 'Reviews',
    admin: { label: 'Gear review', shortLabel: 'Review' },
    ...postOptions,
  },
  products: {
    label: 'Product',
    phrase: 'a product',
    plural: 'Products',
    admin: { label: 'Product', shortLabel: 'Product' },
    ...recordOptions,
    published: true,
    search: true,
  },
  locations: {
    label: 'Location',
    phrase: 'a location',
    plural: 'Locations',
    admin: { label: 'Featured place', shortLabel: 'Place' },
    ...recordOptions,
  },
  pages: {
    label: 'Page',
    phrase: 'a page',
    plural: 'Pages',
    admin: { label: 'Page', shortLabel: 'Page' },
    ...postOptions,
    seed: false,
  },
  issues: {
    label: 'Issue',
    phrase: 'an issue',
    plural: 'Issues',
    admin: { label: 'Newsletter issue', shortLabel: 'Issue' },
    ...recordOptions,
    title: 'title',
    seed: false,
  },
  'dive-sites': {
    label: 'Dive site',
    phrase: 'a dive site',
    plural: 'Dive sites',
    admin: { label: 'Dive site', shortLabel: 'Dive Site' },
    ...recordOptions,
    search: true,
    pages: true,
  },
  species: {
    label: 'Species',
    phrase: 'a species',
    plural: 'Species',
    admin: { label: 'Species', shortLabel: 'Species' },
    ...recordOptions,
    slug: true,
    bin: false,
    revisions: false,
    pages: true,
  },
  media: {
    label: 'Picture',
    phrase: 'a picture',
    plural: 'Pictures',
    admin: { label: 'Picture', shortLabel: 'Picture' },
    ...recordOptions,
    bin: false,
    revisions: false,
    seed: false,
  },
  settings: {
    label: 'Setting',
    phrase: 'a group of settings',
    plural: 'Settings',
    admin: { label: 'Settings', shortLabel: 'Settings' },
    ...recordOptions,
    seed: false,
  },
  'shop-links': {
    label: 'Shop link',
    phrase: 'a shop link',
    plural: 'Shop links',
    admin: { label: 'Shop link', shortLabel: 'Link' },
    ...recordOptions,
    slug: true,
    bin: false,
    revisions: false,
    seed: false,
  },
  reports: {
    label: 'Report',
    phrase: 'a report',
    plural: 'Reports',
    admin: { label: 'Report', shortLabel: 'Report' },
    ...recordOptions,
    bin: false,
    revisions: false,
    seed: false,
  },
} as const satisfies Record<string, ResourceOptions>;

export type Resource = keyof typeof resources;

type Capability = {
  [Key in keyof ResourceOptions]: ResourceOptions[Key] extends boolean ? Key : never;
}[keyof ResourceOptions];

export type ResourceWith<Wanted extends Capability> = {
  [Name in Resource]: (typeof resources)[Name][Wanted] extends true ? Name : never;
}[Resource];

export const resourceNames = Object.keys(resources) as Resource[];

export const hasCapability = <Wanted extends Capability>(
  name: Resource,
  capability: Wanted,
): name is ResourceWith<Wanted> => resources[name][capability];

export const resourcesWith = <Wanted extends Capability>(capability: Wanted) =>
  resourceNames.filter((name): name is ResourceWith<Wanted> => hasCapability(name, capability));
