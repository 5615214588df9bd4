import type { z } from 'zod';
import { templateTextIn } from '../domain/templates.ts';

/** Rejects a text in which a sentence of a template is left. */
export const withoutTemplateText = (text: z.ZodString) =>
  text.superRefine((html, context) => {
    const left = templateTextIn(html).map((sentence) => `“${sentence}”`);
    if (left.length === 0) return;
    context.addIssue({
      code: 'custom',
      message: `Replace the words of the template before you publish: ${left.join(', ')}`,
    });
  });
