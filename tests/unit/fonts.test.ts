import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  arial,
  arialBold,
  readFontMetrics,
  runLength,
  timesItalic,
} from '../support/font-metrics.ts';

const css = readFileSync('src/web/ui/styles/tokens.css', 'utf8');
const articles = globSync('seed/articles/*.md').map((path) => readFileSync(path, 'utf8'));
const prose = articles.map((text) => text.replace(/^---[\s\S]*?\n---\n/, '')).join(' ');
const titles = articles.map((text) => /^title: (.*)$/m.exec(text)?.[1] ?? '').join(' ');

/** The @font-face rules of a fallback, with each descriptor in per cent. */
function fallbackRules(family: string) {
  return css
    .split('@font-face')
    .filter((rule) => rule.includes(`"${family}"`) && rule.includes('size-adjust'))
    .map((rule) => {
      const percent = (name: string) =>
        Number(new RegExp(`${name}: ([\\d.]+)%`).exec(rule)?.[1] ?? Number.NaN);
      return {
        size: percent('size-adjust'),
        ascent: percent('ascent-override'),
        descent: percent('descent-override'),
        gap: percent('line-gap-override'),
      };
    });
}

const font = (family: string, weight: number, style = 'normal') =>
  readFontMetrics(
    `node_modules/@fontsource/${family}/files/${family}-latin-${weight}-${style}.woff`,
  );

/** The size-adjust factor of a font. */
const enlarged = (family: string) =>
  Number(new RegExp(`"${family}";[^}]*size-adjust: ([\\d.]+)%`).exec(css)?.[1] ?? 100) / 100;

test.each([
  ['Instrument Fallback', 0, 'instrument-sans', [400], arial, prose],
  ['Instrument Fallback', 1, 'instrument-sans', [600], arialBold, prose],
  ['Bricolage Fallback', 0, 'bricolage-grotesque', [800], arialBold, titles],
] as const)(
  'the fallback %s %d is as wide and as high as %s %j',
  (family, nth, name, weights, base, text) => {
    const metrics = weights.map((weight) => font(name, weight));
    const run =
      metrics.reduce((sum, { advance }) => sum + runLength(text, advance), 0) / metrics.length;
    const size = run / runLength(text, (letter) => base.get(letter) ?? 0);
    const [{ ascent, descent, lineGap } = { ascent: 0, descent: 0, lineGap: 0 }] = metrics;
    const rule = fallbackRules(family)[nth];
    const wanted = {
      size: size * 100,
      ascent: (ascent / size) * 100,
      descent: (descent / size) * 100,
      gap: (lineGap / size) * 100,
    };
    for (const key of ['size', 'ascent', 'descent', 'gap'] as const) {
      expect(
        Math.abs((rule?.[key] ?? 0) - wanted[key]),
        `${key} should be ${wanted[key].toFixed(2)}%`,
      ).toBeLessThan(0.5);
    }
  },
);

test('the fallback of the serif italic is as wide and as high as the enlarged font', () => {
  const { ascent, descent, lineGap, advance } = font('newsreader', 500, 'italic');
  const natural = runLength(prose, advance) / runLength(prose, (of) => timesItalic.get(of) ?? 0);
  const [rule] = fallbackRules('Newsreader Fallback');
  expect(enlarged('Newsreader Italic')).toBeGreaterThan(1.1);
  expect(rule?.size).toBeCloseTo(natural * enlarged('Newsreader Italic') * 100, 0);
  expect(rule?.ascent).toBeCloseTo((ascent / natural) * 100, 0);
  expect(rule?.descent).toBeCloseTo((descent / natural) * 100, 0);
  expect(rule?.gap).toBe(lineGap);
});

test('two fonts are preloaded, and the serif italic is not one of them', () => {
  const root = readFileSync('src/web/routes/__root.tsx', 'utf8');
  const loaded = [...root.matchAll(/fonts\/([a-z-]+)\.woff2/g)].map(([, name]) => name);
  expect(loaded).toEqual(['bricolage-grotesque', 'instrument-sans']);
});

const cuts = 'src/web/ui/styles/fonts';

function codePoints(range: string): number[] {
  return range.split(',').flatMap((part) => {
    const [first = Number.NaN, last = first] = part
      .trim()
      .replace('U+', '')
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}

/** The code points of each file of a font; the subset file is the first. */
function fontRanges(family: string): number[][] {
  const rules = css.split('@font-face').filter((rule) => rule.includes(`font-family: "${family}"`));
  return rules.map((rule) => codePoints(/unicode-range:([^;]+);/.exec(rule)?.[1] ?? ''));
}

test.each([
  ['Bricolage Grotesque', '@fontsource/bricolage-grotesque'],
  ['Instrument Sans Variable', '@fontsource-variable/instrument-sans'],
  ['Newsreader Italic', '@fontsource/newsreader'],
])('%s has each character in one of its two files', (family, source) => {
  const [cut = [], rest = []] = fontRanges(family);
  expect(rest.filter((code) => cut.includes(code))).toEqual([]);
  const { latin } = JSON.parse(readFileSync(`node_modules/${source}/unicode.json`, 'utf8'));
  const isControl = (code: number) => code < 0x20 || (code >= 0x7f && code < 0xa0);
  const all = codePoints(latin).filter((code) => !isControl(code));
  expect([...cut, ...rest].sort((one, other) => one - other)).toEqual(all);
});

test('the seed catalogue uses only characters of the subset fonts, except its stars', () => {
  const [cut = []] = fontRanges('Instrument Sans Variable');
  expect(fontRanges('Bricolage Grotesque')[0]).toEqual(cut);
  expect(fontRanges('Newsreader Italic')[0]).toEqual(cut);
  const texts = globSync('{content,seed}/**/*.{md,json}').map((path) => readFileSync(path, 'utf8'));
  const used = new Set(texts.join('').replaceAll(/[\n⭐]/gu, ''));
  expect([...used].filter((letter) => !cut.includes(letter.codePointAt(0) ?? 0))).toEqual([]);
});

test('the subset fonts are small and licensed', () => {
  const fontSize = (name: string) => readFileSync(join(cuts, `${name}.woff2`)).length;
  // One round trip of a new connection carries 14.6 kB.
  expect(fontSize('bricolage-grotesque')).toBeLessThan(13_000);
  expect(fontSize('instrument-sans')).toBeLessThan(21_500);
  expect(fontSize('newsreader-italic')).toBeLessThan(15_000);
  for (const name of ['bricolage-grotesque', 'instrument-sans', 'newsreader-italic']) {
    expect(readFileSync(join(cuts, `${name}.LICENSE`), 'utf8')).toContain('Open Font License');
  }
});
