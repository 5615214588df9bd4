import { z } from 'zod';
import { isTracking, linkPositions, shopHost } from '../domain/publishing/shop-address.ts';
import { csvFile } from './common.ts';
import type { FieldInputs, Fields } from './fields/field.ts';
import { changesShape, draftShape, outputShape } from './fields/shapes.ts';
import { resourceNames } from './resources.ts';

/** Maximum number of shops of a product. */
export const maxShops = 3;

/** Declares every field of a link to a shop; API, row and form derive from it. */
export const shopLinkFields = {
  productId: {
    type: 'product',
    label: 'Product',
    hint: 'Links to the same product are its shops.',
    width: 'whole',
  },
  name: {
    type: 'text',
    empty: '',
    maxLength: 300,
    label: 'Name',
    hint: 'The product’s own if empty. Without a product, links of one name are its shops.',
    width: 'whole',
  },
  address: {
    type: 'address',
    required: true,
    label: 'Address at the shop',
    hint: 'Without tracking: the shop’s own is added.',
    width: 'whole',
  },
  slug: {
    type: 'slug',
    label: 'Slug',
    hintFor: (slug: string) => `Its address here: /go/${slug || '…'}. Former ones lead on.`,
    asked: { description: 'Made from the name of the product if absent' },
  },
  place: {
    type: 'number',
    least: 1,
    most: maxShops,
    whole: true,
    default: 1,
    initial: '1',
    label: 'Place among its shops',
    hint: '1 is offered first. The next takes over where one is dead.',
  },
  price: {
    type: 'price',
    column: 'priceCents',
    label: 'Price seen',
    placeholder: '$1,299',
    hint: 'Only with the day on which you saw it.',
    asked: { description: 'Dollars; requires `priceOn`', example: '$1,299' },
    answered: { example: '1299.00' },
  },
  priceOn: {
    type: 'date',
    label: 'Seen on',
    placeholder: '2026-11-21',
    hint: 'Year, month and day',
  },
  note: { type: 'text', maxLength: 500, label: 'Note', hint: 'For you alone.', width: 'whole' },
} as const satisfies Fields;

/** Declares every field of a shop. */
export const retailerFields = {
  name: {
    type: 'text',
    required: 'Please name the shop.',
    maxLength: 100,
    label: 'Shop',
    hint: 'As readers see it',
  },
  host: {
    type: 'text',
    required: 'Please give the host of the shop.',
    maxLength: 200,
    pattern: {
      test: /^(?!www\.)[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?$/,
      message: 'Write the host alone, such as shop.example.com, without https:// and www.',
    },
    label: 'Host',
    hint: 'All addresses of this host are links to this shop.',
  },
  parameters: {
    type: 'text',
    empty: '',
    maxLength: 500,
    label: 'Tracking',
    placeholder: 'tag=yourname-20',
    hint: 'Added to every link to this shop. For networks that wrap addresses: https://network.example/?url={address}',
    width: 'whole',
  },
  network: { type: 'text', maxLength: 100, label: 'Network' },
  country: { type: 'text', maxLength: 60, label: 'Country' },
  forbidsPrices: {
    type: 'flag',
    default: false,
    label: 'This shop forbids prices on other sites',
    width: 'whole',
  },
} as const satisfies Fields;

export const retailer = z
  .object({ id: z.number().int(), ...outputShape(retailerFields), links: z.number().int() })
  .meta({ id: 'Retailer' });

export type Retailer = z.infer<typeof retailer>;

const trackingAlone = (input: { parameters?: string | undefined }, context: z.RefinementCtx) => {
  if (isTracking(input.parameters ?? '')) return;
  const message =
    'Write tracking as name=value&name=value, or as an https address with {address} in it.';
  context.addIssue({ code: 'custom', path: ['parameters'], message });
};

export const retailerInput = z
  .object(draftShape(retailerFields))
  .superRefine(trackingAlone)
  .meta({ id: 'RetailerInput' });
export const retailerChanges = z
  .object(changesShape(retailerFields))
  .superRefine(trackingAlone)
  .meta({ id: 'RetailerChanges' });

/** The place of a link in a public text or a draft. */
export const shopLinkUse = z
  .object({
    resource: z.enum(resourceNames),
    id: z.number().int(),
    title: z.string(),
    place: z.string().meta({ example: 'Purchase link' }),
    published: z.boolean(),
  })
  .meta({ id: 'ShopLinkUse' });

export type ShopLinkUse = z.infer<typeof shopLinkUse>;

/** Faults of a link that still works for readers. */
export const shopNotices = ['refused', 'sold-out', 'front-page'] as const;

export type ShopNotice = (typeof shopNotices)[number];

export const shopLink = z
  .object({
    id: z.number().int(),
    ...outputShape(shopLinkFields),
    retailer: z.string(),
    target: z.string().meta({ description: 'The address with the tracking of the shop' }),
    deadSince: z.string().nullable(),
    movedTo: z
      .string()
      .nullable()
      .meta({ description: 'The new address to which the shop redirects' }),
    notice: z.enum(shopNotices).nullable().meta({
      description:
        '`refused`: the shop does not answer programs; `sold-out`: the page says that the product is sold out; `front-page`: the address redirects to the front page',
    }),
    checkedAt: z.string().nullable(),
    uses: z.array(shopLinkUse),
  })
  .meta({ id: 'ShopLink' });

export type ShopLink = z.infer<typeof shopLink>;

/** A web address, never a path of this site. */
const address = z
  .string()
  .trim()
  .max(2000)
  .refine(
    (text) => shopHost(text) !== undefined && !/\s/.test(text),
    'Use the shop’s address on the web, which begins with https://.',
  );

export const shopLinkInput = z
  .object({ ...draftShape(shopLinkFields), address })
  .meta({ id: 'ShopLinkInput' });
export const shopLinkChanges = z
  .object({ ...changesShape(shopLinkFields), address: address.optional() })
  .meta({ id: 'ShopLinkChanges' });

export type ShopLinkInput = FieldInputs<typeof shopLinkFields>;
export type ShopLinkChanges = Partial<ShopLinkInput>;
export type RetailerInput = FieldInputs<typeof retailerFields>;

/** Links whose new addresses the owner accepts; by default all moved links. */
export const movedLinks = z
  .object({ ids: z.array(z.number().int()).max(10_000).optional() })
  .meta({ id: 'MovedLinks' });

/** The number of links with new addresses, and the reasons why other links were not changed. */
export const takenOver = z
  .object({
    taken: z.number().int(),
    left: z.array(z.object({ id: z.number().int(), reason: z.string() })),
  })
  .meta({ id: 'TakenOver' });

export const shopLinkImport = z
  .object({
    csv: csvFile,
    dryRun: z.boolean().meta({ description: 'true: reports the links to add and stores nothing' }),
  })
  .meta({ id: 'ShopLinkImport' });

/** A line of a file: a new link, or the reason for its omission. */
const shopLinkLine = z.object({
  line: z.number().int(),
  name: z.string(),
  address: z.string(),
  reason: z.string().optional(),
});

export type ShopLinkLine = z.infer<typeof shopLinkLine>;

export const shopLinkImported = z
  .object({
    added: z.number().int(),
    waits: z
      .boolean()
      .meta({ description: 'Whether readers see a new link only after its address has answered' }),
    lines: z.array(shopLinkLine),
  })
  .meta({ id: 'ShopLinkImported' });

export type ShopLinkImported = z.infer<typeof shopLinkImported>;

/** Clicks on a link from one place in one month. */
export const shopClicks = z
  .object({
    month: z.string().meta({ example: '2026-11' }),
    slug: z.string(),
    product: z.string(),
    page: z.string(),
    position: z.enum([...linkPositions, '']),
    retailer: z.string(),
    clicks: z.number().int(),
  })
  .meta({ id: 'ShopClicks' });

export type ShopClicks = z.infer<typeof shopClicks>;
