import { isEmail } from '../text/addresses.ts';

export const contactLimits = {
  name: { min: 1, max: 100 },
  subject: { min: 1, max: 150 },
  message: { min: 10, max: 5000 },
} as const;

export const contactFieldErrors = {
  name: 'Please give your name (up to 100 characters).',
  email: 'Please give a valid email address.',
  subject: 'Please give a subject (up to 150 characters).',
  message: 'Please write a message of 10 to 5000 characters.',
} as const;

export type ContactField = keyof typeof contactFieldErrors;

export const contactLineErrors = {
  name: 'Please give your name on one line, without line breaks or control characters.',
  subject: 'Please give the subject on one line, without line breaks or control characters.',
} as const;

export const isOneLine = (text: string) => !/[\p{Cc}\u2028\u2029]/u.test(text.trim());

function lineError(field: ContactField, text: string): string | undefined {
  if (field !== 'name' && field !== 'subject') return undefined;
  return isOneLine(text) ? undefined : contactLineErrors[field];
}

export function validateContactForm(
  values: Record<ContactField, string>,
): Partial<Record<ContactField, string>> {
  const errors: Partial<Record<ContactField, string>> = {};
  for (const field of ['name', 'email', 'subject', 'message'] as const) {
    const { length } = values[field].trim();
    const wrong =
      field === 'email'
        ? !isEmail(values.email)
        : length < contactLimits[field].min || length > contactLimits[field].max;
    const error = wrong ? contactFieldErrors[field] : lineError(field, values[field]);
    if (error) errors[field] = error;
  }
  return errors;
}
