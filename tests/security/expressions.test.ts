// Regular expressions of src take linear time at most, since a slow one blocks the only process.
import { globSync, readFileSync } from 'node:fs';
import { checkSync } from 'recheck';
import { analyse } from 'scslre';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { testAll } from '../support/test-all.ts';

interface Expression {
  file: string;
  pattern: string;
  flags: string;
}

interface Node {
  type?: string;
  regex?: { pattern: string; flags: string };
  callee?: { name?: string };
}

/** Expressions that may be slower, by the reason that their texts are harmless. */
const bounded = {
  'takes at most 120 characters': [
    String.raw`^\s*([NSEW]?)[\s.]*(.*?)[\s.,]*([NSEW]?)\s*$`,
    String.raw`^(.*\d.*?[NS])[\s,;/]+(.*\d.*[EW])$`,
    String.raw`^([NS].*\d.*?)[\s,;/]+([EW].*\d.*)$`,
    String.raw`^([+−-]?\d+[.]\d+)\s*[,;\s]\s*([+−-]?\d+[.]\d+)$`,
  ],
  'reads stored HTML, whose elements the sanitiser has closed': [
    String.raw`<(h[1-6]|table|figure|figcaption|pre|iframe|video|(?:div|aside)(?= data-block="))\b[\s\S]*?<\/\1>|\b(?:https?:\/\/|www\.)[^\s<]+`,
    String.raw`<figure>.*?<\/figure>`,
  ],
  'reads a page of this site in the browser': [String.raw`<p id="position">.*?<\/p>`],
  'reads what the owner pastes, in the owner’s browser': [
    String.raw`<img\b[^>]*\ssrc="file:`,
    String.raw`<style[\s\S]*?<\/style>|<!--[\s\S]*?-->|<[^>]+>`,
  ],
};
// The backend `pure` needs neither Java nor a native binary.
process.env.RECHECK_SYNC_BACKEND = 'pure';

const isBounded = ({ pattern }: Expression) => Object.values(bounded).flat().includes(pattern);

/** Files with assembled expressions, which neither check can read; a person reviewed each one. */
const composed = [
  'src/domain/geo/coordinates.ts',
  'src/domain/dive-sites/search-text.ts',
  'src/domain/pictures/library-pictures.ts',
  'src/domain/text/readable-html.ts',
  'src/server/platform/seed/checks.ts',
];

const files = globSync('src/**/*.{ts,tsx}').filter((file) => !/[.]test[.]tsx?$/.test(file));

function collect(file: string) {
  const expressions: Expression[] = [];
  let composes = false;
  function visit(node: unknown) {
    if (typeof node !== 'object' || node === null) return;
    const { type, regex, callee } = node as Node;
    if (type === 'Literal' && regex) expressions.push({ file, ...regex });
    composes ||= callee?.name === 'RegExp';
    Object.values(node).forEach(visit);
  }
  visit(parseAst(readFileSync(file, 'utf8'), { lang: file.endsWith('x') ? 'tsx' : 'ts' }));
  return { file, expressions, composes };
}

const collected = files.map(collect);
const expressions = collected.flatMap((found) => found.expressions);
const shown = ({ file, pattern, flags }: Expression) => `${file}: /${pattern}/${flags}`;

test('no expression is superlinear in a text that repeats one character', () => {
  expect(expressions.length).toBeGreaterThan(300);
  const slow = expressions.filter(
    ({ pattern, flags }) => analyse(new RegExp(pattern, flags)).reports.length > 0,
  );
  expect(slow.filter((one) => !isBounded(one)).map(shown)).toEqual([]);
});

/** Takes a minute, so only `npm run test:all` runs this test. */
test.runIf(testAll)(
  'no expression is superlinear in a text that recheck finds',
  () => {
    const slow = expressions.filter(
      (one) =>
        !isBounded(one) &&
        checkSync(one.pattern, one.flags, { timeout: 4000 }).status === 'vulnerable',
    );
    expect(slow.map(shown)).toEqual([]);
  },
  600_000,
);

test('every exception is still needed', () => {
  const patterns = expressions.map(({ pattern }) => pattern);
  for (const exception of Object.values(bounded).flat()) expect(patterns).toContain(exception);
  const composing = collected.filter(({ composes }) => composes).map(({ file }) => file);
  expect(composing.sort()).toEqual(composed.toSorted());
});
