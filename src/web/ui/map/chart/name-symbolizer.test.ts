import Point from '@mapbox/point-geometry';
import { Index, type Layout } from 'protomaps-leaflet';
import { expect, test } from 'vitest';
import { NameSymbolizer, pinOrder } from './name-symbolizer.ts';

const width = 60;
const measureText = () => ({ width, actualBoundingBoxAscent: 9, actualBoundingBoxDescent: 3 });
const options = { labelProps: ['name'], fontFamily: 'sans-serif', fontSize: 13 };
const town = new NameSymbolizer(options, { radius: 2, fill: 'black', stroke: 'white' });
const sea = new NameSymbolizer(options);
const at = new Point(500, 500);

/** The side of a place on which its name is drawn among pins of 40 x 40 pixels. */
function placeAmong(symbolizer: NameSymbolizer, pins: readonly [x: number, y: number][]) {
  const index = new Index(4096, 16);
  for (const [x, y] of pins) {
    const box = { minX: x - 20, minY: y - 20, maxX: x + 20, maxY: y + 20 };
    index.insert({ anchor: new Point(x, y), bboxes: [box], draw: () => {} }, pinOrder, 'pins');
  }
  const layout = { index, order: 3, zoom: 8, scratch: { measureText } } as unknown as Layout;
  const feature = { props: { name: 'Newcastle' } } as unknown as Parameters<typeof town.place>[2];
  const [label] = symbolizer.place(layout, [[at]], feature) ?? [];
  if (!label) return undefined;
  expect(index.labelCollides(label, pinOrder)).toBe(false);
  const { minX, maxX, minY, maxY } = label.bboxes.at(-1) ?? { minX: 0, maxX: 0, minY: 0, maxY: 0 };
  if (minX > at.x) return 'right';
  if (maxX < at.x) return 'left';
  return minY > at.y ? 'below' : maxY < at.y ? 'above' : 'on it';
}

test('A town’s name is drawn on the right of its dot', () => {
  expect(placeAmong(town, [])).toBe('right');
});

test('A town’s name moves to a side without a pin', () => {
  expect(placeAmong(town, [[560, 500]])).toBe('left');
  expect(
    placeAmong(town, [
      [560, 500],
      [440, 500],
    ]),
  ).toBe('below');
});

test('A name is drawn beside the pin that covers its town', () => {
  expect(placeAmong(town, [[500, 500]])).toBe('right');
});

test('A name with pins on every side is left out', () => {
  const around = [-40, 0, 40].flatMap((x) => [-40, 0, 40].map((y) => [500 + x, 500 + y] as const));
  const further = [-80, 80].flatMap((far) => [
    [500 + far, 500] as const,
    [500, 500 + far] as const,
  ]);
  expect(
    placeAmong(
      town,
      [...around, ...further].map(([x, y]) => [x, y]),
    ),
  ).toBeUndefined();
});

test('The name of a sea is drawn in the middle of the sea, or beside a pin there', () => {
  expect(placeAmong(sea, [])).toBe('on it');
  expect(placeAmong(sea, [[500, 500]])).toBe('right');
});
