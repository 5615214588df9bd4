import { z } from 'zod';
import { templateTextIn } from '../../domain/publishing/templates.ts';
import { neededToPublish, savedFrom } from '../common.ts';
import { type ResourceWith, resources } from '../resources.ts';
import type { Fields } from './field.ts';
import { changesShape, draftShape } from './shapes.ts';

const withoutTemplateText = (text: z.ZodString) =>
  text.superRefine((html, context) => {
    const left = templateTextIn(html).map((sentence) => `“${sentence}”`);
    if (left.length === 0) return;
    context.addIssue({
      code: 'custom',
      message: `Replace the words of the template before you publish: ${left.join(', ')}`,
    });
  });

/** The schema of a record that can be published, by the declarations of its fields. */
function publishableSchema(resource: ResourceWith<'published'>, fields: Fields) {
  const needed = neededToPublish(resource);
  const shapes = Object.entries(fields)
    .filter(([, { toPublish }]) => toPublish)
    .map(([name, { type }]) => [name, type === 'html' ? withoutTemplateText(needed) : needed]);
  return z.object(Object.fromEntries(shapes));
}

/** The shapes of a publishable record for creation, change and publication. */
export function publishableInputs<Declared extends Fields>(
  resource: ResourceWith<'published'>,
  fields: Declared,
) {
  const { label } = resources[resource];
  const published = z.boolean().optional();
  return {
    input: z.object({ ...draftShape(fields), published }).meta({ id: `${label}Input` }),
    changes: z
      .object({ ...changesShape(fields), published, ...savedFrom })
      .meta({ id: `${label}Changes` }),
    publishable: publishableSchema(resource, fields),
  };
}
