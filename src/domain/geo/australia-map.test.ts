import { expect, test } from 'vitest';
import { drawing, frameAround, projectPlace } from './australia-map.ts';

const cocos = { latitude: -12.1, longitude: 96.8 };
const norfolk = { latitude: -29.05, longitude: 167.95 };
const hobart = { latitude: -43.1, longitude: 147.4 };
const sydney = { latitude: -33.85, longitude: 151.3 };

const isIn = (frame: ReturnType<typeof frameAround>, place: typeof sydney) => {
  const { x, y } = projectPlace(place);
  return x >= frame.x && x <= frame.x + frame.width && y >= frame.y && y <= frame.y + frame.height;
};

test('the drawing has east on the right, south at the bottom and all territories inside', () => {
  const [west, east, south] = [cocos, norfolk, hobart].map(projectPlace);
  expect(west?.x).toBeLessThan(east?.x ?? 0);
  expect(west?.y).toBeLessThan(south?.y ?? 0);
  for (const point of [west, east, south]) {
    expect(point?.x).toBeGreaterThan(0);
    expect(point?.x).toBeLessThan(drawing.width);
    expect(point?.y).toBeLessThan(drawing.height);
  }
});

test.each([
  ['one place', [sydney]],
  ['a corner', [hobart]],
  ['places far apart', [cocos, norfolk, hobart]],
  ['a coast', [sydney, hobart]],
])('the frame of %s lies within the drawing', (_, places) => {
  const frame = frameAround(places);
  expect(places.every((place) => isIn(frame, place))).toBe(true);
  expect(frame.x).toBeGreaterThanOrEqual(0);
  expect(frame.y).toBeGreaterThanOrEqual(0);
  expect(frame.x + frame.width).toBeLessThanOrEqual(drawing.width);
  expect(frame.y + frame.height).toBeLessThanOrEqual(drawing.height);
  expect(frame.width).toBeGreaterThanOrEqual(320);
});
