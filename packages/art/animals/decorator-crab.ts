import { animal, modelled } from '../kit/fish.ts';
import { along, curve, num, type Point, parsePoints, taper } from '../kit/outline.ts';
import { disc } from '../kit/plate.ts';
import { group, shape, stroke } from '../kit/print.ts';
import { random } from '../kit/random.ts';
import { blot } from '../kit/spots.ts';
import { coral, honey, ink, kelp, mix, ochre, paper, rust } from '../palette.ts';

const base = mix(ochre, kelp, 0.45);
const shade = mix(base, ink, 0.45);

const smooth = (line: string): Point[] =>
  along(parsePoints(line), 16).map(({ x, y }): Point => [x, y]);

const legs = [
  '430,30 300,-120 170,-210 60,-190 10,-110',
  '420,70 270,0 130,0 50,70 20,160',
  '430,110 310,110 200,160 150,240 150,310',
  '450,140 370,190 310,260 300,330 320,380',
];

/** Fronds of weed that grow from a point. */
function weed(x: number, y: number, turn: number, long: number, colour: string, seed: number) {
  const r = random(seed);
  return Array.from({ length: 4 }, (_, i) => {
    const a = turn + (i - 1.5) * 0.36;
    const l = long * r.between(0.7, 1.1);
    const at = (u: number, v: number): Point => [
      x + Math.cos(a) * u - Math.sin(a) * v,
      y + Math.sin(a) * u + Math.cos(a) * v,
    ];
    const w = l * 0.13;
    return shape(
      curve([
        at(0, -3),
        at(l * 0.35, w),
        at(l * 0.55, w * 0.5),
        at(l * 0.75, w * 1.2),
        at(l, 0),
        at(l * 0.75, -w * 0.8),
        at(l * 0.5, -w * 1.2),
        at(l * 0.3, -w * 0.6),
      ]),
      i % 2 ? colour : mix(colour, ink, 0.25),
    );
  }).join('');
}

/** A hydroid: a stem with short side twigs. */
function hydroid(x: number, y: number, turn: number, long: number, colour: string) {
  let d = `M${x} ${y}l${num(Math.cos(turn) * long)} ${num(Math.sin(turn) * long)}`;
  for (let i = 2; i < 8; i++) {
    const u = (i / 8) * long;
    const reach = (1 - i / 9) * long * 0.4;
    for (const side of [-0.9, 0.9])
      d += `M${num(x + Math.cos(turn) * u)} ${num(y + Math.sin(turn) * u)}l${num(Math.cos(turn + side) * reach)} ${num(Math.sin(turn + side) * reach)}`;
  }
  return stroke(d, colour, 6);
}

function sponge(x: number, y: number, size: number, colour: string, seed: number) {
  const r = random(seed);
  return (
    shape(blot(x, y, size, r), colour) +
    shape(blot(x - size * 0.15, y - size * 0.2, size * 0.6, r), mix(colour, paper, 0.25)) +
    shape(
      disc(x - 6, y - 8, size * 0.12) + disc(x + size * 0.3, y + 4, size * 0.1),
      mix(colour, ink, 0.5),
    )
  );
}

const claws = () => {
  const one =
    shape(taper(smooth('450,-50 390,-90 350,-150 352,-210'), 34, 26), base) +
    shape(
      curve('336,-204 370,-204 388,-250 402,-296^ 374,-276 366,-256 358,-300^ 334,-272 326,-236'),
      mix(base, honey, 0.35),
    );
  return one + group(one, 'transform="translate(1000 0) scale(-1 1)"');
};

/** Naxia species from above: a pear with two horns, and a coat of weed, hydroid and sponge on hooked hairs. */
export const decoratorCrab = animal(() => {
  const side = legs
    .map((leg, i) => shape(taper(smooth(leg), 38, 13), i % 2 ? base : mix(base, shade, 0.35)))
    .join('');
  const green = '#5B7B3A';
  const red = mix(rust, coral, 0.35);
  const hairs = parsePoints('420,-60 404,-10 390,50 580,-60 598,-10 612,50')
    .map(([x, y], i) => `M${x} ${y}q${i < 3 ? -18 : 18} -6 ${i < 3 ? -16 : 16} -24`)
    .join('');
  return (
    side +
    group(side, 'transform="translate(1000 0) scale(-1 1)"') +
    claws() +
    weed(170, -206, -2, 120, mix(kelp, honey, 0.15), 1) +
    weed(132, 0, -2.4, 110, green, 2) +
    weed(200, 160, -2.8, 90, red, 3) +
    weed(840, -206, -1.1, 120, red, 4) +
    weed(870, 0, -0.6, 110, mix(kelp, honey, 0.15), 5) +
    weed(804, 160, -0.3, 96, green, 6) +
    weed(310, 262, 2.6, 80, green, 7) +
    weed(690, 262, 0.5, 80, mix(kelp, honey, 0.15), 8) +
    hydroid(304, -112, -2.1, 100, mix(honey, paper, 0.2)) +
    hydroid(700, -116, -1.2, 110, mix(honey, paper, 0.2)) +
    weed(394, 60, 2.9, 120, mix(kelp, honey, 0.15), 9) +
    weed(606, 70, 0.3, 120, green, 10) +
    weed(500, 180, 1.5, 130, red, 11) +
    weed(430, 160, 2.1, 110, green, 12) +
    weed(570, 160, 1, 120, mix(kelp, honey, 0.15), 13) +
    stroke(hairs, shade, 5) +
    shape(
      curve('486,-120^ 470,-190 440,-236 446,-180 452,-110^') +
        curve('514,-120^ 530,-190 560,-236 554,-180 548,-110^'),
      mix(base, honey, 0.25),
    ) +
    modelled(
      curve(
        '500,-150 544,-130 570,-70 606,10 622,90 580,160 500,184 420,160 378,90 394,10 430,-70 456,-130',
      ),
      { base, light: mix(base, paper, 0.35), shade },
      shape(
        parsePoints('470,-60 530,-50 500,-10 450,20 550,10')
          .map(([x, y]) => disc(x, y, 12))
          .join(''),
        mix(base, honey, 0.35),
      ),
      { light: 14, shade: 34 },
    ) +
    weed(436, -10, -2.7, 90, green, 19) +
    weed(566, -20, -0.5, 96, mix(kelp, honey, 0.15), 20) +
    sponge(446, 100, 52, mix(coral, honey, 0.4), 14) +
    sponge(566, 60, 40, honey, 15) +
    weed(520, 110, -0.9, 90, green, 16) +
    hydroid(490, 120, -1.9, 110, mix(honey, paper, 0.35)) +
    weed(500, 30, -2.2, 80, red, 17) +
    sponge(520, 150, 26, mix(rust, coral, 0.4), 18) +
    shape(disc(444, -112, 12) + disc(556, -112, 12), ink)
  );
});
