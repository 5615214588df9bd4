import { expect, test } from 'vitest';
import { siteAccesses, siteTypes } from '../dive-sites/terms.ts';
import { composeSection } from './compose.ts';
import { depthsNamed, type SectionFacts, wreckAttitudes } from './facts.ts';
import { type SectionShape, sectionShapes, sectionSizes } from './layout.ts';

const measure = (text: string, size: number) => text.length * size * 0.55;

/** An outline 200 units long and 60 units high. */
const outline = { path: 'M-100 0L0 -30L100 0L0 30Z', left: -100, right: 100, top: -30, bottom: 30 };
const resident = {
  name: 'Leafy Seadragon',
  outline,
  zone: 'near' as const,
  company: 1,
  length: 0.4,
  depths: { least: 3, most: 15 },
};

const facts: SectionFacts = {
  slug: 'rapid-bay-jetty',
  name: 'Rapid Bay Jetty',
  type: 'pier',
  access: 'shore',
  water: 'temperate',
  shallowest: 3,
  typical: 7,
  deepest: 10,
  text: 'Two jetties side by side over seagrass.',
  points: [],
  hasMoorings: false,
  steps: null,
  tide: 'At slack water',
  lies: null,
  lengthM: null,
  heading: null,
  residents: [resident],
};

const draw = (changes: Partial<SectionFacts> = {}, shape: SectionShape = 'wide') =>
  composeSection({ ...facts, ...changes }, shape, measure);
const labelTexts = (changes: Partial<SectionFacts> = {}) =>
  draw(changes).labels.map(({ text }) => text);

test('the labels state the facts', () => {
  const texts = labelTexts();
  for (const text of [
    '3 m shallowest',
    '7 m for most of it',
    '10 m deepest',
    'In from the shore',
    'At slack water',
    'Leafy Seadragon',
  ]) {
    expect(texts).toContain(text);
  }
  expect(texts).not.toContain('By boat');
  expect(labelTexts({ access: 'boat', hasMoorings: true, type: 'reef' })).toEqual(
    expect.arrayContaining(['By boat', 'Mooring']),
  );
});

test("the owner's points replace the points derived from access", () => {
  const points = [
    { kind: 'entry' as const, label: 'Divers’ steps' },
    { kind: 'exit' as const, label: null },
    { kind: 'parking' as const, label: 'Top of the hill' },
  ];
  const { labels, words } = draw({ points });
  const texts = labels.map(({ text }) => text);
  expect(texts).toEqual(expect.arrayContaining(['Entry: Divers’ steps', 'Exit']));
  expect(texts.join()).not.toMatch(/In from the shore|Top of the hill/);
  expect(words).toContain('Marked: Entry: Divers’ steps and Exit.');
});

test('depths are in order, and the scale is correct', () => {
  const { labels } = draw();
  const at = (text: string) => labels.find((label) => label.text === text)?.y ?? Number.NaN;
  expect(at('3 m shallowest')).toBeLessThan(at('7 m for most of it'));
  expect(at('7 m for most of it')).toBeLessThan(at('10 m deepest'));
  const step = at('2') - at('0 m');
  expect(step).toBeGreaterThan(0);
  for (const metres of [4, 6, 8, 10]) {
    expect(at(String(metres)) - at('0 m')).toBeCloseTo((step * metres) / 2);
  }
});

test('the same facts give the same drawing, and two piers differ', () => {
  expect(draw()).toEqual(draw());
  const others = ['brighton-jetty', 'navy-pier', 'edithburgh-jetty'];
  const drawings = [facts.slug, ...others].map((slug) => draw({ slug }).drawing);
  expect(new Set(drawings).size).toBe(drawings.length);
});

test('animals stay within their depths, and the text names them', () => {
  for (const slug of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const { words } = draw({ slug, deepest: 30, residents: [{ ...resident, zone: 'open' }] });
    const [, metres] = /Leafy Seadragon at about (\d+) metres/.exec(words) ?? [];
    expect(Number(metres), words).toBeGreaterThanOrEqual(3);
    expect(Number(metres), words).toBeLessThanOrEqual(15);
  }
});

test('a wreck lies in its stated attitude, and only its remains are drawn without an attitude', () => {
  const wreck = { type: 'wreck', access: 'boat', text: 'A steamer.', residents: [] } as const;
  const drawings = [...wreckAttitudes, null].map((lies) => draw({ ...wreck, lies }));
  expect(drawings.map(({ words }) => /: (.*?), from/.exec(words)?.[1])).toEqual([
    'a wreck that stands upright',
    'a wreck on her starboard side',
    'a wreck on her port side',
    'a wreck on her side',
    'a wreck that lies upside down',
    'the parts of a broken wreck',
    'the remains of a wreck',
  ]);
  const [upright, starboard, port] = drawings.map(({ drawing }) => drawing);
  expect(upright).not.toBe(starboard);
  expect(starboard).not.toBe(port);
});

test('a fishing vessel has another outline than a steamer', () => {
  const wreck = { type: 'wreck', access: 'boat', lies: 'upright', residents: [] } as const;
  const drawnShape = (text: string) => draw({ ...wreck, text }).drawing;
  expect(drawnShape('Caught with a hold of toothfish.')).not.toBe(drawnShape('A steamer.'));
  expect(drawnShape('Caught with a hold of toothfish.')).toBe(drawnShape('A trawler.'));
});

test.each(siteTypes)('no label of a %s lies on another or leaves the drawing', (type) => {
  for (const access of siteAccesses) {
    for (const shape of sectionShapes) {
      for (const [shallowest, deepest] of [
        [0, 3],
        [18, 18],
        [12, 60],
      ] as const) {
        const section = draw({ type, access, shallowest, typical: null, deepest }, shape);
        expect(section.drawing).not.toMatch(/NaN|undefined|Infinity/);
        const boxes = section.labels.map(({ text, x, y, size, strong }) => ({
          text,
          left: x,
          right: x + measure(text, size),
          top: y - 9,
          bottom: y + 2,
          strong,
        }));
        for (const [i, one] of boxes.entries()) {
          expect(one.left, one.text).toBeGreaterThanOrEqual(0);
          expect(one.right, one.text).toBeLessThanOrEqual(sectionSizes[shape].width);
          for (const other of boxes.slice(i + 1)) {
            const apart =
              one.right <= other.left ||
              other.right <= one.left ||
              one.bottom <= other.top ||
              other.bottom <= one.top;
            expect(apart, `${one.text} / ${other.text}`).toBe(true);
          }
        }
      }
    }
  }
});

test.each([
  ['About 3–50 m; commonest between 5 and 25 m.', { least: 5, most: 25 }],
  ['1 to 15 m, occasionally to 30 m', { least: 1, most: 15 }],
  ['Low tide to about 40 m', { least: 0, most: 40 }],
  [
    'Surface to beyond 1,000 m; inshore animals are often in less than 30 m.',
    { least: 0, most: 1000 },
  ],
  ['Surface only', undefined],
  [null, undefined],
])('the note “%s” names its depths', (note, depths) => expect(depthsNamed(note)).toEqual(depths));
