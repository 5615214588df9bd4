import { z } from 'zod';
import { isWebAddress } from '../domain/text/addresses.ts';
import { timestamp } from './common.ts';
import { resourceNames } from './resources.ts';

export { maxUploadBytes, tooManyBytes, uploadTypes } from '../domain/pictures/library-pictures.ts';
export const maxPixels = 50_000_000;

const percent = z.number().int().min(0).max(100);
const words = (limit: number) => z.string().trim().max(limit);

export const pictureState = z.enum(['waiting', 'working', 'ready', 'failed']).meta({
  description: 'A picture can be used once it is ready: all its sizes are made',
});

export const picture = z
  .object({
    id: z.number().int(),
    src: z.string().meta({
      description: 'The address to store in records; it changes with the focal point',
      example: '/media/0123456789abcdef/1600x1067.jpg',
    }),
    thumbnail: z.string(),
    name: z.string(),
    alt: z.string(),
    decorative: z
      .boolean()
      .meta({ description: 'Whether the picture is decorative and needs no alt text' }),
    focalX: percent.meta({ description: 'Percent from the left' }),
    focalY: percent.meta({ description: 'Percent from the top' }),
    credit: z.string(),
    licence: z.string(),
    caption: z.string(),
    width: z.number().int().meta({ description: 'Width of the largest size, in pixels' }),
    height: z.number().int(),
    bytes: z.number().int().meta({ description: 'Size of the uploaded file' }),
    state: pictureState,
    sizesMade: z.number().int(),
    sizes: z.number().int().meta({ description: 'Number of sizes when all are made' }),
    problem: z
      .string()
      .nullable()
      .meta({ description: 'Why the sizes failed or have to wait, in words' }),
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  .meta({ id: 'Picture' });

export type Picture = z.infer<typeof picture>;

export const pictureChanges = z.object({
  name: words(200).min(1, 'Please give the picture a name.').optional(),
  alt: words(500).optional(),
  decorative: z.boolean().optional(),
  focalX: percent.optional(),
  focalY: percent.optional(),
  credit: words(300).optional(),
  licence: words(300).optional(),
  caption: words(500).optional(),
});

export type PictureChanges = z.infer<typeof pictureChanges>;

export const pictureCopy = z.object({
  address: z
    .string()
    .max(2000)
    .refine(isWebAddress, 'A picture of another site has an address that begins with https://.')
    .meta({ example: 'https://example.com/picture.jpg' }),
  alt: words(500).optional(),
});

export type PictureCopy = z.infer<typeof pictureCopy>;

export const pictureListQuery = z.object({
  search: z
    .string()
    .max(200)
    .optional()
    .meta({ description: 'A text within the name, alt text, credit or caption' }),
  page: z.coerce.number().int().positive().max(100_000).optional(),
});

export const pictureUse = z
  .object({
    resource: z.enum(resourceNames),
    id: z
      .number()
      .int()
      .meta({ description: 'The id of the record; 0 or less if the record was never saved' }),
    title: z.string(),
    inBin: z.boolean(),
    inWorkingCopy: z
      .boolean()
      .meta({ description: 'Whether only unpublished changes of the record show the picture' }),
  })
  .meta({ id: 'PictureUse' });

export type PictureUse = z.infer<typeof pictureUse>;

/** The suffix for the title of a record that uses a picture. */
export function placeOfUse({ inBin, inWorkingCopy }: PictureUse): string {
  if (inBin) return ' (in the bin)';
  return inWorkingCopy ? ' (unpublished changes)' : '';
}

export const usedPicture = z.object({ error: z.string(), uses: z.array(pictureUse) });

/** A picture that comes with the site; it can be used but not changed. */
export const sitePicture = z
  .object({ src: z.string(), name: z.string() })
  .meta({ id: 'SitePicture' });

export type SitePicture = z.infer<typeof sitePicture>;

export const headPicture = z
  .object({ alt: z.string(), credit: z.string(), licence: z.string() })
  .meta({ id: 'HeadPicture' });
