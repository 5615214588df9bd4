import { bubbles } from '../../animals/bubbles.ts';
import { diver } from '../../animals/diver.ts';
import { sandFloor } from '../../kit/ground.ts';
import { box, curve, type Point, parsePairs, polygon } from '../../kit/outline.ts';
import { clip, tone } from '../../kit/plate.ts';
import { shape, stroke } from '../../kit/print.ts';
import { diveBoat } from '../../kit/scene/boat.ts';
import { faded, garden, tropic } from '../../kit/scene/garden.ts';
import { school } from '../../kit/scene/school.ts';
import { ceiling, depthRule, sea } from '../../kit/scene/sheet.ts';
import { specks } from '../../kit/spots.ts';
import { lightShafts } from '../../kit/water.ts';
import { coral, deep, honey, ink, mix, ochre, paper, reef, rust, shallow } from '../../palette.ts';
import { HEIGHT, WIDTH } from './sheet.ts';

const coast: [number, number][] = parsePairs(`
  142.5,-10.7 143.6,-13.8 144.6,-14.2 145.4,-15.3 145.9,-17 146.3,-18.9 148,-19.9 149.3,-21.2
  150.8,-23.4 153.1,-25.2 153.2,-27.3 153.6,-28.7 152.7,-31.8 151.4,-33.4 150.3,-36 149.9,-37.4
  147.9,-38 146.4,-39 144.9,-38.3 144.9,-37.9 143.6,-38.8 141.4,-38.3 139.9,-37.2 139.5,-36
  138.3,-35.6 138.5,-34.7 137.8,-35.2 137.5,-34.3 137.9,-33 136.9,-33.9 136,-34.9 135.2,-34.5
  134.2,-33 132.2,-32 131.2,-31.5 128.9,-31.7 126,-32.3 124,-33.1 123.5,-33.9 120,-33.9 118,-35
  116,-34.9 115.1,-34.3 115.7,-32 115,-30 114.2,-27.8 113.3,-26.2 114.1,-26 113.4,-24.4
  113.7,-22.6 114.2,-21.8 114.4,-22.4 116,-20.9 118.6,-20.3 121,-19.6 122.2,-18.1 122.9,-16.6
  123.6,-17.4 124.4,-16.3 125.2,-14.6 126.9,-13.8 128.2,-14.9 129.6,-14.9 130.6,-12.5 132.6,-12
  132.6,-11.3 135.2,-12.2 136.8,-12.2 136,-13.3 135.5,-14.9 137.5,-16.2 139.3,-17.4 140.9,-17.6
  141.6,-15 141.7,-12.6
`);

const tasmania: [number, number][] = parsePairs(`
  144.7,-40.7 146.4,-41.1 148.3,-40.9 148.3,-42.1 147.9,-43.2 146.8,-43.6 146,-43.4 145.3,-42.2
`);

export function bottomTime() {
  let out = sea(
    WIDTH,
    HEIGHT,
    [
      mix(shallow, paper, 0.45),
      shallow,
      mix(shallow, reef, 0.5),
      reef,
      mix(reef, deep, 0.55),
      deep,
      mix(deep, ink, 0.5),
    ],
    391,
    11,
  );
  out +=
    lightShafts({
      x: 700,
      y: -260,
      reach: 1150,
      count: 8,
      spread: 1.2,
      colour: paper,
      density: 0.42,
      seed: 6,
    }) + ceiling(WIDTH, 70, 4);
  out += diveBoat(380, 26, 250, { flag: false, under: mix(reef, deep, 0.3) });
  // The continent lies on the bottom, seen from a little above
  out += sandFloor(WIDTH, HEIGHT, 460, {
    colour: mix(deep, reef, 0.25),
    shade: mix(deep, ink, 0.2),
    light: mix(deep, reef, 0.5),
    seed: 8,
    ripples: 6,
  });
  const at = ([lon, lat]: [number, number]): Point => {
    const v = -(lat + 26) * 11.6;
    const k = 1 + v / 900;
    return [780 + (lon - 134) * 24.4 * k, 566 + v];
  };
  const land = (list: [number, number][]) => {
    const p = list.map(at).map(([x, y]) => [x, y, 0] as Point);
    const d = curve(p, true, 0.7);
    const thick = Array.from({ length: 5 }, (_, i) =>
      shape(d, mix(rust, deep, 0.35), `transform="translate(0 ${26 - i * 5})"`),
    ).join('');
    return `<g transform="translate(10 44)" opacity="0.5">${shape(d, ink)}</g>${thick}${shape(d, honey)}${clip(d, tone(box(200, 400, 1200, 400), ochre, 0.1, 0.75) + shape(polygon([at([113, -24]), at([126, -20]), at([136, -22]), at([134, -28]), at([124, -31]), at([114, -31])]), mix(ochre, honey, 0.3), 'opacity="0.6"') + stroke(curve([at([145.3, -16]), at([147, -20]), at([150, -24]), at([151.6, -29]), at([149.5, -34]), at([146.5, -37])], false), mix(ochre, rust, 0.4), 11))}${stroke(d, mix(honey, paper, 0.6), 4)}`;
  };
  out += land(coast) + land(tasmania);
  out +=
    garden(() => 500, 40, 200, 4, 44, 12, faded(tropic, deep, 0.35), mix(deep, ink, 0.2)) +
    garden(() => 800, 20, 200, 3, 70, 14, faded(tropic, deep, 0.2), mix(deep, ink, 0.35));
  out +=
    depthRule(1480, 60, 740, 20, paper) +
    stroke('M300 40C310 120 340 210 400 262', paper, 4, 'stroke-dasharray="2 14"');
  out +=
    diver(600, 300, 260, 14, { flip: true, fin: coral, trim: ochre }) +
    bubbles(590, 280, 190, 18, 5, paper);
  out += school(1080, 250, 230, 60, 60, 24, mix(reef, deep, 0.3), 15, 186, shallow);
  return out + specks(WIDTH, HEIGHT, 70, paper, 12, 2.2);
}
