import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { arial, arialBold, readFontMetrics, runLength } from '../support/font-metrics.ts';

const css = readFileSync('src/web/styles/tokens.css', 'utf8');
const articles = globSync('content/articles/*.md').map((path) => readFileSync(path, 'utf8'));
const prose = articles.map((text) => text.replace(/^---[\s\S]*?\n---\n/, '')).join(' ');
const titles = articles.map((text) => /^title: (.*)$/m.exec(text)?.[1] ?? '').join(' ');

/** The @font-face rules of a fallback, as the number of each descriptor in hundredths. */
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

const font = (family: string, weight: number) =>
  readFontMetrics(`node_modules/@fontsource/${family}/files/${family}-latin-${weight}-normal.woff`);

test.each([
  ['Instrument Fallback', 0, 'instrument-sans', [400], arial, prose],
  ['Instrument Fallback', 1, 'instrument-sans', [600], arialBold, prose],
  ['Bricolage Fallback', 0, 'bricolage-grotesque', [800], arialBold, titles],
] as const)(
  '%s %d runs as long and stands as high as %s %j',
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
