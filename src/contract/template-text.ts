import type { z } from 'zod';
import { templateTextIn } from '../domain/templates.ts';

export const withoutTemplateText = (text: z.ZodString) =>
  text.superRefine((html, context) => {
    const left = templateTextIn(html).map((sentence) => `“${sentence}”`);
    if (left.length === 0) return;
    context.addIssue({
      code: 'custom',
      message: `Replace the words of the template before you publish: ${left.join(', ')}`,
    });
  });
