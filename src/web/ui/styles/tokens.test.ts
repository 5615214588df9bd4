import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type CoastWater, coastWaters } from '../../../domain/geo/coast-waters.ts';
import { brandStyle } from '../../../domain/pictures/brand.ts';
import { palette, skillPalette } from '../../../domain/pictures/palette.ts';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
const watersCss = readFileSync(new URL('waters.css', import.meta.url), 'utf8');

type Theme = 'day' | 'night';
type Colour = [red: number, green: number, blue: number];

type Tokens = Map<string, Record<Theme, string>>;

/** The colours defined by a list of CSS rules, in both themes. */
function readTokens(rules: string): Tokens {
  const found: Tokens = new Map();
  for (const [, name = '', value = ''] of rules.matchAll(/--color-([a-z-]+):\s*([^;]+);/g)) {
    const [day = value, night = day] = value.match(/#[0-9a-f]{6}/g) ?? [];
    found.set(name, { day, night });
  }
  return found;
}

/** Every colour of the site. */
const tokens = readTokens(css);

/** The colours inside elements of each water; a water inherits the colours it does not define. */
const waters = coastWaters.map((water): [CoastWater, Tokens] => {
  const rules = watersCss.split(`[data-water="${water}"]`)[1]?.split('}')[0] ?? '';
  return [water, new Map([...tokens, ...readTokens(rules)])];
});

const parse = (hex: string): Colour => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

/** The colour of a token such as `deep`, or of `deep/75 on haze`, which is blended at 75 %. */
function tokenColour(words: string, theme: Theme, palette: Tokens): Colour {
  const [, name = '', share, under = ''] = /^([a-z-]+)(?:\/(\d+) on ([a-z-]+))?$/.exec(words) ?? [];
  const colour = parse(palette.get(name)?.[theme] ?? '');
  if (share === undefined) return colour;
  const below = tokenColour(under, theme, palette);
  const part = Number(share) / 100;
  return colour.map((value, at) => value * part + (below[at] ?? 0) * (1 - part)) as Colour;
}

/** Relative luminance, 0 to 1 (WCAG 2.2). */
function luminance(colour: Colour): number {
  const [red, green, blue] = colour.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Colour;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours, 1 to 21 (WCAG 2.2). */
function contrast(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Text colours with their backgrounds; the contrast must be at least 4.5 to 1. */
const texts: [text: string, ...grounds: string[]][] = [
  ['ink', 'paper', 'sand', 'shallow'],
  ['muted', 'paper', 'sand'],
  ['reef', 'paper', 'sand'],
  ['ochre', 'paper'],
  ['advanced', 'paper', 'sand'],
  ['paper', 'ink', 'reef', 'beginner', 'advanced'],
  ['on-ochre', 'ochre'],
  ['abyss', 'foam', 'haze', 'intermediate'],
  ['deep', 'foam'],
  ['haze', 'deep', 'abyss'],
  ['foam', 'deep', 'abyss', 'shoal', 'deep/75 on haze', 'abyss/75 on haze', 'abyss/85 on haze'],
  ['foam', 'emergency'],
];

/** Colours of marks, borders, focus rings and large text; the contrast must be at least 3 to 1. */
const marks: [mark: string, ...grounds: string[]][] = [
  ['ink', 'paper', 'sand'],
  ['muted', 'paper', 'sand'],
  ['coral', 'paper', 'deep', 'abyss'],
  ['ochre', 'paper', 'sand'],
  ['emergency', 'paper'],
  ['shoal', 'haze'],
  ['foam', 'deep', 'abyss/50 on haze'],
];

const pairs = (table: typeof texts) =>
  table.flatMap(([above, ...grounds]) => grounds.map((ground) => [above, ground] as const));

const everywhere: ['any' | CoastWater, Tokens][] = [['any', tokens], ...waters];
const palettesByTheme = everywhere.flatMap(([water, palette]) =>
  (['day', 'night'] as const).map((theme) => ({ theme, water, palette })),
);

describe.each(palettesByTheme)('by $theme, in $water water', ({ theme, palette }) => {
  const ratio = (above: string, ground: string) =>
    contrast(tokenColour(above, theme, palette), tokenColour(ground, theme, palette));

  test.each(pairs(texts))('%s on %s is legible', (text, ground) => {
    expect(ratio(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(pairs(marks))('%s on %s has enough contrast', (mark, ground) => {
    expect(ratio(mark, ground)).toBeGreaterThanOrEqual(3);
  });
});

describe.each(['buttons', 'marks'] as const)('the owner’s colour of %s', (kind) => {
  const wheel = Array.from({ length: 64 }, (_, index) =>
    [0, 2, 4].map((shift) => ((index >> shift) & 3) * 85),
  );
  test.each(wheel)('shades of rgb(%i %i %i) have enough contrast', (...rgb) => {
    const chosen = `#${rgb.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
    const style = brandStyle({ buttons: '', marks: '', [kind]: chosen });
    const own = readTokens(
      `${Object.entries(style)
        .map((entry) => entry.join(': '))
        .join(';')};`,
    );
    const [name = ''] = own.keys();
    for (const { theme, palette } of palettesByTheme) {
      const changed = new Map([...palette, ...own]);
      const check = (table: typeof texts, least: number) => {
        for (const [above, ground] of pairs(table)) {
          if (above !== name && ground !== name) continue;
          const ratio = contrast(
            tokenColour(above, theme, changed),
            tokenColour(ground, theme, changed),
          );
          expect(ratio, `${above} on ${ground} by ${theme}`).toBeGreaterThanOrEqual(least);
        }
      };
      check(texts, 4.5);
      check(marks, 3);
    }
  });
});

test('each water has its own colours and defines no further tokens', () => {
  const palettes = waters.map(([, of]) => of);
  for (const name of ['reef', 'shallow', 'deep', 'haze', 'shoal']) {
    const colours = palettes.map((of) => JSON.stringify(of.get(name)));
    expect([name, new Set(colours).size]).toEqual([name, coastWaters.length]);
  }
  for (const of of palettes) expect([...of.keys()]).toEqual([...tokens.keys()]);
});

test('the contrast of black on white is 21 to 1', () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21);
});

test('texts and marks list every pair of text and background colours in class names', () => {
  const known = new Set(
    [...pairs(texts), ...pairs(marks)].map(
      ([above, ground]) => `${above} on ${ground.split(' ')[0]}`,
    ),
  );
  const unknown = new Set<string>();
  for (const path of globSync('src/web/**/*.tsx')) {
    for (const [words] of readFileSync(path, 'utf8').matchAll(/(['"`])[^'"`]*\1/g)) {
      const found = new Map<string, { text?: string; bg?: string }>();
      for (const [, state = '', part, name = ''] of words.matchAll(
        /(?<![\w:-])((?:[\w-]+(?:\[[^\]]*\])?:)*)(text|bg)-([a-z-]+(?:\/\d+)?)(?![\w-])/g,
      )) {
        if (!tokens.has(name.replace(/\/\d+$/, ''))) continue;
        found.set(state, { ...found.get(state), [part as 'text' | 'bg']: name });
      }
      for (const { text, bg } of found.values()) {
        if (text && bg && !known.has(`${text} on ${bg}`)) unknown.add(`${path}: ${text} on ${bg}`);
      }
    }
  }
  expect([...unknown]).toEqual([]);
});

test('prints and share pictures use the palette of pages', () => {
  const skills = Object.entries(skillPalette).map(([skill, value]) => [skill.toLowerCase(), value]);
  const drawn = [...Object.entries(palette), ...skills] as [string, string][];
  const shared = drawn.filter(([name]) => tokens.has(name));
  expect(shared.length).toBeGreaterThan(9);
  for (const [name, value] of shared) {
    expect([name, tokens.get(name)?.day.toUpperCase()]).toEqual([name, value]);
  }
});
