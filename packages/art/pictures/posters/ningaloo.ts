import { snorkeller } from '../../animals/snorkeller.ts';
import { whaleSharkFromBelow } from '../../animals/whale-shark.ts';
import { ridge } from '../../kit/ground.ts';
import { plateCoral, staghorn } from '../../kit/growth/hard-coral.ts';
import { school } from '../../kit/growth/school.ts';
import { curve, num, type Point, parsePoints } from '../../kit/outline.ts';
import { print, shape, stippled } from '../../kit/print.ts';
import { random } from '../../kit/random.ts';
import { specks } from '../../kit/spots.ts';
import { lightShafts } from '../../kit/water.ts';
import { abyss, deep, honey, mix, ochre, paper, reef, shallow } from '../../palette.ts';
import { HEIGHT, WIDTH } from './sheet.ts';

export const shadowEllipse = (x: number, y: number, rx: number, ry: number, colour: string) => {
  const name = `shade-${Math.round(x)}-${Math.round(y)}`;
  return `<radialGradient id="${name}"><stop offset="0.3" stop-color="${colour}" stop-opacity="0.8"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient><ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="url(#${name})"/>`;
};

export function ningaloo() {
  const r = random(90);
  // The sun through the surface: rings of light that widen and darken, each a wobbling blot.
  const rings: string[] = [];

  const steps: [number, string][] = [
    [1560, deep],
    [1300, mix(deep, reef, 0.55)],
    [1060, reef],
    [850, mix(reef, shallow, 0.35)],
    [650, mix(reef, shallow, 0.62)],
    [470, shallow],
    [320, mix(shallow, paper, 0.45)],
    [190, paper],
  ];
  steps.forEach(([size, colour], i) => {
    const ring: Point[] = [];
    const count = 30;
    for (let k = 0; k < count; k++) {
      const a = (k / count) * Math.PI * 2;
      const s = size * (1 + r.between(-0.045, 0.045) * (i > 2 ? 1.5 : 0.6));
      ring.push([690 + Math.cos(a) * s * 1.05, 330 + Math.sin(a) * s]);
    }
    const g = `ring${i}`;
    if (i > 0)
      rings.push(
        stippled(
          `<radialGradient id="${g}" gradientUnits="userSpaceOnUse" cx="690" cy="330" r="${size * 1.24}"><stop offset="0.76" stop-color="${colour}" stop-opacity="0.75"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient><circle cx="690" cy="330" r="${size * 1.24}" fill="url(#${g})"/>`,
        ),
      );
    rings.push(shape(curve(ring), colour));
  });
  let glints = '';
  for (let i = 0; i < 90; i++) {
    const a = r() * Math.PI * 2;
    const s = r.between(230, 620);
    const x = 690 + Math.cos(a) * s * 1.1;
    const y = 330 + Math.sin(a) * s * 0.95;
    const long = r.between(12, 40);
    glints += curve([
      [x - long, y, 1],
      [x, y - long * 0.16],
      [x + long, y + r.between(-4, 4), 1],
      [x, y + long * 0.12],
    ]);
  }
  return print(
    WIDTH,
    HEIGHT,
    deep,
    rings.join('') +
      shape(glints, paper, 'opacity="0.8"') +
      lightShafts({
        x: 690,
        y: 270,
        reach: 1250,
        count: 9,
        spread: 2.6,
        colour: shallow,
        seed: 13,
        density: 0.3,
        start: 0.42,
      }) +
      snorkeller(1000, 270, 210, 58, { colour: mix(deep, reef, 0.15), fin: ochre }) +
      school(300, 330, 150, 110, 9, 26, mix(reef, deep, 0.4), 31, { angle: 62 }) +
      whaleSharkFromBelow(560, 830, 1060, -27) +
      school(640, 1250, 420, 160, 16, 30, honey, 33, { angle: 62, light: paper }) +
      ridge(HEIGHT, parsePoints('-40,1190 100,1210 230,1330 400,1430 600,1480 820,1560'), abyss, {
        seed: 51,
        rough: 16,
        step: 30,
      }) +
      ridge(HEIGHT, parsePoints('840,1560 1000,1490 1130,1450 1260,1400'), abyss, {
        seed: 52,
        rough: 16,
        step: 30,
      }) +
      plateCoral(90, 1212, 270, 80, mix(abyss, deep, 0.25), 57) +
      plateCoral(262, 1352, 190, 62, mix(abyss, deep, 0.18), 59) +
      staghorn(452, 1452, 190, 110, mix(abyss, deep, 0.2), 54) +
      staghorn(1180, 1452, 150, 84, mix(abyss, deep, 0.2), 56) +
      specks(WIDTH, HEIGHT, 60, paper, 6),
    { seed: 31, slip: shallow },
  );
}
