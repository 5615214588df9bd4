import { z } from 'zod';
import { capitalise } from '../domain/text/format.ts';

type Issue = z.core.$ZodRawIssue;

const formatCount = (value: unknown) => Number(value).toLocaleString('en-AU');

const acronyms = new Set(['csv', 'id', 'seo', 'url', 'vhf']);

/** The key of a field in words, e.g. "image URL" of `imageUrl`. */
const fieldPhrase = (key: string) =>
  key
    .split(/(?=[A-Z])|[-_]/)
    .map((part) => part.toLowerCase())
    .map((part) => (acronyms.has(part) ? part.toUpperCase() : part))
    .join(' ');

/** The subject of a message, e.g. "Sources, entry 1, checked on". */
function issueSubject({ path = [] }: Issue): string {
  const parts = path.map((part) =>
    typeof part === 'number' ? `entry ${part + 1}` : fieldPhrase(String(part)),
  );
  return capitalise(parts.join(', ')) || 'This';
}

const missing = (subject: string) =>
  /[^isu]s$/.test(subject) ? `${subject} are missing.` : `${subject} is missing.`;

const kinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  nan: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  date: 'a date',
};

const formats: Record<string, string> = {
  email: 'an email address',
  url: 'an address such as https://example.org',
  datetime: 'a time such as 2026-10-04T00:00:00.000Z',
  date: 'a date such as 2026-10-04',
};

function tooBig({ origin, maximum, input }: Issue): string {
  if (typeof input === 'string') {
    return `This has ${formatCount(input.length)} characters; ${formatCount(maximum)} are the most we take. Shorten it.`;
  }
  return origin === 'array'
    ? `These are too many: ${formatCount(maximum)} at most.`
    : `This is too much: ${formatCount(maximum)} at most.`;
}

function tooSmall({ origin, minimum }: Issue): string {
  if (origin !== 'string' && origin !== 'array')
    return `This is too little: ${formatCount(minimum)} at least.`;
  return Number(minimum) === 1
    ? 'This can not be empty.'
    : `This is too short: ${formatCount(minimum)} at least.`;
}

/** Joins words with commas and “or”, each once: "a, b or c". */
export const disjunction = (words: readonly string[]) =>
  new Intl.ListFormat('en-AU', { type: 'disjunction' }).format(new Set(words));

/** The message of the first alternative if the value is of its kind; otherwise all kinds. */
function unionMessage({ errors }: { errors: z.core.$ZodIssue[][] }, subject: string): string {
  const firsts = errors.flatMap(([first]) => (first ? [first] : []));
  const [first] = firsts;
  if (first && first.code !== 'invalid_type') return first.message;
  const expected = firsts.flatMap((issue) =>
    issue.code === 'invalid_type' ? (kinds[issue.expected] ?? []) : [],
  );
  return expected.length > 0
    ? `${subject} must be ${disjunction(expected)}.`
    : `${subject} is of a kind that we do not take.`;
}

/** The message for an invalid value whose schema declares no message. */
export function issueMessage(issue: Issue): string {
  const subject = issueSubject(issue);
  switch (issue.code) {
    case 'too_big':
      return tooBig(issue);
    case 'too_small':
      return tooSmall(issue);
    case 'invalid_type': {
      const kind = kinds[issue.expected];
      if (issue.input === undefined) return missing(subject);
      return kind ? `${subject} must be ${kind}.` : `${subject} is of a kind that we do not take.`;
    }
    case 'invalid_value': {
      const values = issue.values.map(String);
      if (issue.input === undefined) return missing(subject);
      return values.length > 12
        ? `${subject} is not one of those that we know.`
        : `${subject} must be ${disjunction(values)}.`;
    }
    case 'invalid_format': {
      const format = formats[issue.format];
      return format ? `${subject} must be ${format}.` : `${subject} is not written as it must be.`;
    }
    case 'not_multiple_of':
      return `${subject} must be a multiple of ${issue.divisor}.`;
    case 'unrecognized_keys':
      return `There is no field “${issue.keys.join('”, “')}” here.`;
    case 'invalid_union':
      return unionMessage(issue, subject);
    case 'invalid_key':
    case 'invalid_element':
      return issue.issues[0]?.message ?? `${subject} does not fit.`;
    default:
      return `${subject} does not fit.`;
  }
}

/** Sets these messages for every schema of this process or page. */
export const setZodErrorMap = () => z.config({ customError: issueMessage });
