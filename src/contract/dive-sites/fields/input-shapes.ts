import { z } from 'zod';
import { exposureKinds } from '../../../domain/conditions/shelter/exposure.ts';
import { slackError } from '../../../domain/conditions/tides/slack.ts';
import { pointKinds } from '../../../domain/dive-sites/terms.ts';
import { type Axis, coordinateError } from '../../../domain/geo/coordinates.ts';
import { hazardKinds } from '../../../domain/hazards/hazard-kinds.ts';
import { webAddress } from '../../common.ts';
import { valueSchema } from '../../fields/shapes.ts';
import { disjunction } from '../../issue-message.ts';
import { confidences, type Field, isOwnField } from './field.ts';
import { fieldKeys, fieldNamed, isFieldKey } from './fields.ts';
import { seasons } from './output-shapes.ts';

/** A number or a decimal string with up to 8 places. */
const coordinate = (name: string, axis: Axis) =>
  z
    .union([z.number(), z.string().trim()], `${name} must be a number.`)
    .refine((value) => value !== '' && Number.isFinite(Number(value)), `${name} must be a number.`)
    .refine(
      (value) => typeof value === 'number' || /^[+-]?\d+([.]\d{1,8})?$/.test(value),
      `${name} may have up to 8 decimal places.`,
    )
    .transform((value) => Number(Number(value).toFixed(8)))
    .superRefine((degrees, context) => {
      const message = coordinateError(degrees, axis);
      if (message) context.addIssue({ code: 'custom', message });
    });

const text = (most: number) => z.string().trim().max(most);

/** An optional value; null or an empty text becomes null. */
const orNull = <Value>(shape: z.ZodType<Value>) =>
  shape.nullish().transform((value) => value || null);

/** An optional value; null, an empty text or an empty list becomes null. */
const optional = <Value>(shape: z.ZodType<Value>): z.ZodType<Value | null> =>
  z
    .preprocess(
      (value) => (value === '' || (Array.isArray(value) && value.length === 0) ? null : value),
      shape.nullish(),
    )
    .transform((value) => value ?? null);

export const address = z
  .union([webAddress, z.literal(''), z.null()])
  .transform((value) => value || null);

const monthNumber = z.number().int().min(1).max(12);

const point = z.object({
  kind: z.enum(pointKinds, `A point is one of: ${pointKinds.join(', ')}.`),
  latitude: coordinate('The latitude of a point', 'latitude'),
  longitude: coordinate('The longitude of a point', 'longitude'),
  note: text(300).optional(),
  source: text(500).optional(),
  errorKm: z.number().min(0).max(100).optional(),
});

const hazard = z.object({
  kind: z.enum(hazardKinds, `A hazard is one of: ${hazardKinds.join(', ')}.`),
  months: orNull(z.array(monthNumber).min(1).max(12)),
  note: orNull(text(200)),
  source: orNull(text(500)),
});

const sides = z
  .array(z.enum(exposureKinds, `A direction is ${disjunction(exposureKinds)}.`).nullable())
  .length(16, 'Give each of the sixteen directions from north, or null.')
  .transform((all) => (all.some(Boolean) ? all : null));

const slackMinutes = z
  .number('Write the minutes of slack as numbers.')
  .min(-360, 'Slack comes within six hours of a turn.')
  .max(360, 'Slack comes within six hours of a turn.');

const slackSpan = z
  .object({ earliest: slackMinutes, usual: slackMinutes.nullable(), latest: slackMinutes })
  .nullable();

const slack = z
  .object({
    afterHigh: slackSpan,
    afterLow: slackSpan,
    byHeight: z
      .object({
        metres: z.number().min(0).max(12),
        minutesPer10cm: z.number().min(-60).max(60),
      })
      .nullable(),
    lastsMinutes: z.number().min(1).max(360).nullable(),
  })
  .superRefine((value, context) => {
    const message = slackError(value);
    if (message) context.addIssue({ code: 'custom', message });
  });

const factSource = z.object({
  source: text(500).min(1, 'Say what the fact rests on.'),
  confidence: z.enum(confidences, `Choose ${disjunction(confidences)}.`),
  checkedOn: z.iso.date('Write the day like 2026-11-21.'),
});

const provenance = z.record(z.string().refine(isFieldKey, 'No such field.'), factSource);

const messages = ({ label }: { label: string }) => ({
  empty: `Please give the dive site's ${label.toLowerCase()}.`,
});

function fieldInputSchema(field: Field): z.ZodType {
  if (!isOwnField(field)) {
    if (field.type === 'flag') return z.boolean().default(false);
    const value = valueSchema(field, messages);
    return 'required' in field && field.required ? value : optional(value);
  }
  switch (field.type) {
    case 'months':
      return optional(z.array(monthNumber).max(12));
    case 'monthly':
      return optional(
        z
          .array(z.number().min(-2).max(40).nullable())
          .length(12, 'Give a temperature for each of the twelve months, or null.'),
      );
    case 'latitude':
    case 'longitude':
      return coordinate(field.label, field.type);
    case 'seasons':
      return optional(seasons);
    case 'points':
      return optional(z.array(point).max(40));
    case 'hazards':
      // An empty list means that no hazard is known, null that nobody has listed hazards.
      return orNull(z.array(hazard).max(32));
    case 'sides':
      return optional(sides);
    case 'slack':
      return optional(slack);
    case 'provenance':
      return optional(provenance);
  }
}

export const inputShape = (): Record<string, z.ZodType> =>
  Object.fromEntries(fieldKeys.map((key) => [key, fieldInputSchema(fieldNamed(key))]));
