import { animal, modelled } from '../kit/fish.ts';
import { along, curve, type Point, parsePoints, tube } from '../kit/outline.ts';
import { disc } from '../kit/plate.ts';
import { inside, shape, stroke } from '../kit/print.ts';
import { random } from '../kit/random.ts';
import { spots } from '../kit/spots.ts';
import { coral, honey, ink, mix, ochre, paper, shallow } from '../palette.ts';

const base = mix(mix(ochre, coral, 0.3), '#7A3A4A', 0.22);
const shade = mix(base, ink, 0.45);
const pearl = mix(paper, shallow, 0.35);

/** The front pair, which is by far the longest, comes last. */
const arms: [line: string, width: number][] = [
  ['660,60 740,20 830,40 900,-20 960,-30 980,10', 32],
  ['680,90 760,110 840,100 910,140 980,120 990,80', 36],
  ['640,110 700,180 790,190 840,240 900,230 900,190', 38],
  ['520,80 420,60 350,110 280,110 230,150 250,180', 36],
  ['600,120 620,190 680,230 700,290 750,296 760,262', 38],
  ['540,110 480,160 470,220 410,260 360,250 364,222', 38],
  ['520,20 420,-60 330,-90 260,-190 150,-210 60,-290 -10,-270 0,-230', 44],
  ['520,60 400,20 290,30 190,-40 70,-30 -30,-90 -110,-70 -120,-20 -90,0', 46],
];

function arm(line: string, width: number, colour: string) {
  const at = along(parsePoints(line), 34);
  const half = (t: number) => width * (1 - t * 0.87);
  const side = (t: number, angle: number, k: number) => ({
    dx: -Math.sin(angle) * half(t) * k,
    dy: Math.cos(angle) * half(t) * k,
  });
  const d = tube(at.map(({ x, y, t }): [number, number, number] => [x, y, half(t)]));
  const down = (angle: number) => (Math.cos(angle) < 0 ? -1 : 1);
  const row = (k: number, size: number) =>
    at
      .filter((_, i) => i > 3 && i % 2 === 0)
      .map(({ x, y, angle, t }) => {
        const { dx, dy } = side(t, angle, k * down(angle));
        return disc(x + dx, y + dy, size * (1 - t * 0.7));
      })
      .join('');
  return (
    shape(row(0.92, 11), mix(honey, paper, 0.55)) +
    shape(d, colour) +
    inside(
      d,
      stroke(
        curve(
          at.map(({ x, y, angle, t }): Point => {
            const { dx, dy } = side(t, angle, 0.95 * down(angle));
            return [x + dx, y + dy];
          }),
          false,
        ),
        shade,
        width * 0.5,
        'opacity="0.6"',
      ) + shape(row(-0.32, 8.5), pearl),
    )
  );
}

/** Macroctopus maorum: brick, with a bumpy hide, rows of pale spots on arms and web, the front arms the longest. */
export const maoriOctopus = animal(() => {
  const r = random(81);
  const web = curve(
    '520,0 440,-20 400,10 410,60 380,90 430,130 470,190 520,170 570,210 640,190 690,200 720,150 780,130 770,70 720,20 660,0',
  );
  const body = curve(
    '500,90 480,20 500,-50 540,-90 560,-150 610,-220 690,-270 780,-280 850,-250 880,-190 866,-120 820,-50 760,20 700,90 620,130 550,124',
  );
  const bumps = parsePoints(
    '600,-210 650,-250 720,-282 790,-284 856,-246 884,-180 860,-104 566,-146',
  );
  return (
    arms
      .slice(0, 6)
      .map(([line, width], i) => arm(line, width, i % 2 ? base : mix(base, shade, 0.28)))
      .join('') +
    modelled(
      web,
      { base: mix(base, shade, 0.18), light: base, shade },
      shape(
        spots({ x: 380, y: -20, width: 420, height: 230 }, 42, r, () => 7),
        pearl,
      ),
      { light: 6, shade: 24 },
    ) +
    arms
      .slice(6)
      .map(([line, width], i) => arm(line, width, i ? base : mix(base, shade, 0.2)))
      .join('') +
    shape(bumps.map(([x, y]) => disc(x, y, 17)).join(''), mix(base, honey, 0.25)) +
    modelled(
      body,
      { base, light: mix(base, honey, 0.45), shade },
      shape(
        spots({ x: 500, y: -270, width: 380, height: 390 }, 44, r, () => 13),
        mix(base, honey, 0.22),
      ) +
        shape(
          spots({ x: 500, y: -270, width: 380, height: 390 }, 60, r, () => 7),
          mix(base, ink, 0.28),
        ),
      { light: 15, shade: 42 },
    ) +
    shape(curve('494,-56^ 500,-110 520,-140^ 536,-110 560,-86^'), mix(base, honey, 0.15)) +
    shape(disc(524, -66, 38, 34), mix(base, honey, 0.25)) +
    shape(disc(517, -70, 23), mix(honey, ochre, 0.35)) +
    shape(curve('494,-72 517,-80 540,-72 517,-62'), ink)
  );
});
