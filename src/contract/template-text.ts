import type { z } from 'zod';
import { templateTextIn } from '../domain/templates.ts';

/** Extends the schema of a text to publish: no sentence of a template may be left in it. */
export const withoutTemplateText = (text: z.ZodString) =>
  text.superRefine((html, context) => {
    const left = templateTextIn(html).map((sentence) => `“${sentence}”`);
    if (left.length === 0) return;
    context.addIssue({
      code: 'custom',
      message: `Replace the words of the template before you publish: ${left.join(', ')}`,
    });
  });
