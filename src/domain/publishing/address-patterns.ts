/** Matches any text in the address of a redirect. */
export const wildcard = '*';

/** Sorts the pattern that takes precedence, the longest, first. */
export const comparePatterns = (one: string, other: string) => other.length - one.length;

/**
 * Matches without backtracking: each star matches the shortest text from the left, the last star
 * the rest. @returns the text of each star; undefined without a match
 */
export function matchPattern(pattern: string, text: string): string[] | undefined {
  const [start = '', ...parts] = pattern.split(wildcard);
  const end = parts.pop();
  if (end === undefined) return pattern === text ? [] : undefined;
  const last = text.length - end.length;
  if (last < start.length || !text.startsWith(start) || !text.endsWith(end)) return undefined;
  const captures: string[] = [];
  let at = start.length;
  for (const part of parts) {
    const found = text.indexOf(part, at);
    if (found < 0 || found + part.length > last) return undefined;
    captures.push(text.slice(at, found));
    at = found + part.length;
  }
  return [...captures, text.slice(at, last)];
}

/** Inserts captures into a target: `$1` to `$9` by number, and stars in order from the first. */
export function fillTarget(target: string, captures: readonly string[]): string {
  let next = 0;
  // A path may contain encoded characters, such as %26; a query may be fully encoded.
  const capture = (index: number) =>
    encodeURI((captures[index] ?? '').toWellFormed()).replace(/%25([0-9a-f]{2})/gi, '%$1');
  return target
    .replace(/[$]([1-9])|[*]/g, (_, number?: string) =>
      number ? capture(Number(number) - 1) : capture(next++),
    )
    .replace(/^\/{2,}/, '/');
}

/** A sample address that matches a pattern: a letter replaces each star. */
export const sampleAddress = (pattern: string) => pattern.replaceAll(wildcard, 'x');
