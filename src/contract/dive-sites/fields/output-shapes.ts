import { z } from 'zod';
import { exposureKinds } from '../../../domain/conditions/shelter/exposure.ts';
import type { Season } from '../../../domain/dates/months.ts';
import { pointKinds } from '../../../domain/dive-sites/terms.ts';
import { hazardKinds } from '../../../domain/hazards/hazard-kinds.ts';
import { outputSchema } from '../../fields/shapes.ts';
import { confidences, type Field, type FieldValue, isOwnField } from './field.ts';
import { type diveSiteFields, type FieldKey, fieldNamed } from './fields.ts';

export const temperature = z.number('A season has its temperature in °C, as a number.').nullable();

export const seasons = z
  .object({
    summer: temperature,
    autumn: temperature,
    winter: temperature,
    spring: temperature,
  } satisfies Record<Season, z.ZodType>)
  .meta({ id: 'WaterTempBySeason', description: 'Typical sea surface temperature, °C' });

const decimal = z.string().meta({ example: '-33.9148', description: 'Decimal degrees' });

const point = z
  .object({
    kind: z.enum(pointKinds),
    latitude: z.number(),
    longitude: z.number(),
    note: z.string().optional(),
    source: z.string().optional(),
    errorKm: z.number().optional(),
  })
  .meta({
    id: 'DiveSitePoint',
    description: 'A place that belongs to the site, in decimal degrees',
  });

const hazard = z
  .object({
    kind: z.enum(hazardKinds),
    months: z
      .array(z.number().int())
      .nullable()
      .meta({ description: 'Numbers of months from 1 (January); null for the whole year' }),
    note: z.string().nullable(),
    source: z.string().nullable(),
  })
  .meta({ id: 'Hazard', description: 'A hazard for divers at the site' });

export const factSource = z
  .object({ source: z.string(), confidence: z.enum(confidences), checkedOn: z.iso.date() })
  .meta({
    id: 'FactSource',
    description: 'The source of a fact, and the day of the last check against it',
  });

export const shelterSides = z.array(z.enum(exposureKinds).nullable()).meta({
  description:
    'How open each of sixteen directions from north is; null: the computed value applies',
});

const slackSpan = z
  .object({ earliest: z.number(), usual: z.number().nullable(), latest: z.number() })
  .meta({ id: 'SlackSpan', description: 'Minutes after a turn of the tide; negative before it' });

export const slack = z
  .object({
    afterHigh: slackSpan.nullable(),
    afterLow: slackSpan.nullable(),
    byHeight: z.object({ metres: z.number(), minutesPer10cm: z.number() }).nullable().meta({
      description: 'Change of the usual time with the height of high water; none at `metres`',
    }),
    lastsMinutes: z.number().nullable(),
  })
  .meta({
    id: 'Slack',
    description: 'When the stream turns, relative to high and low water at the tide port',
  });

function fieldOutputSchema(field: Field): z.ZodType {
  if (!isOwnField(field)) {
    const schema = outputSchema(field);
    return field.type === 'slug' ? schema.meta({ example: 'gordons-bay' }) : schema;
  }
  switch (field.type) {
    case 'months':
      return z
        .array(z.number().int())
        .nullable()
        .meta({ description: 'Numbers of months from 1 (January)' });
    case 'monthly':
      return z
        .array(z.number().nullable())
        .nullable()
        .meta({ description: 'Twelve values, from January' });
    case 'latitude':
    case 'longitude':
      return decimal;
    case 'seasons':
      return seasons.nullable();
    case 'points':
      return z.array(point).nullable();
    case 'hazards':
      return z
        .array(hazard)
        .nullable()
        .meta({ description: 'Null if nobody has listed the hazards' });
    case 'sides':
      return shelterSides.nullable();
    case 'slack':
      return slack.nullable();
    case 'provenance':
      return z.record(z.string(), factSource).nullable();
  }
}

export function outputShape<Key extends FieldKey>(keys: readonly Key[]) {
  const shapes = keys.map((key) => [key, fieldOutputSchema(fieldNamed(key))]);
  return Object.fromEntries(shapes) as {
    [One in Key]: z.ZodType<FieldValue<(typeof diveSiteFields)[One]>>;
  };
}
