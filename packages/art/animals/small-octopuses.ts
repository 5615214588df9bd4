import { animal, modelled, type Tones } from '../kit/fish.ts';
import { along, curve, type Point, parsePoints, tube } from '../kit/outline.ts';
import { disc } from '../kit/plate.ts';
import { inside, shape, stroke } from '../kit/print.ts';
import { honey, ink, mix, ochre, paper, rust, sand } from '../palette.ts';

const blue = '#2E7FD0';

/** Eight arms from the back to the front: their line and width at the base. */
const arms: [line: string, width: number][] = [
  ['470,10 400,-40 320,-60 240,-120 190,-150 160,-120 184,-100', 26],
  ['600,60 700,70 790,30 880,40 950,-10 970,-60 940,-76', 26],
  ['450,40 340,10 240,20 150,-10 80,10 60,60 90,74', 30],
  ['630,80 720,120 820,110 900,150 970,140 990,96 964,90', 30],
  ['460,70 360,80 280,120 190,120 110,160 100,206 134,212', 33],
  ['590,100 650,160 740,180 790,240 860,244 876,206 850,198', 33],
  ['480,90 420,150 350,180 310,250 240,276 216,244 238,230', 34],
  ['540,110 560,180 530,240 560,300 610,310 624,274 598,268', 34],
];

function arm(line: string, width: number, colour: string, edge: string) {
  const at = along(parsePoints(line), 26);
  const d = tube(at.map(({ x, y, t }): [number, number, number] => [x, y, width * (1 - t * 0.86)]));
  return (
    shape(d, colour) +
    inside(
      d,
      stroke(
        curve(
          at.map(({ x, y }): Point => [x, y + width * 0.85]),
          false,
        ),
        edge,
        width * 0.5,
        'opacity="0.55"',
      ),
    )
  );
}

/** Blue rings edged in black on brown blots, set along the arms. */
function ringsOnArms(size: number, every: number) {
  let blots = '';
  let dark = '';
  let glow = '';
  let heart = '';
  for (const [line, width] of arms) {
    const at = along(parsePoints(line), 40);
    for (let i = 6; i < 32; i += every) {
      const { x, y, t } = at[i] ?? { x: 0, y: 0, t: 0 };
      const s = Math.min(size, width) * (1 - t * 0.72);
      blots += disc(x, y, s * 1.12, s);
      dark += disc(x, y, s * 0.9, s * 0.82);
      glow += disc(x, y, s * 0.74, s * 0.66);
      heart += disc(x, y, s * 0.4, s * 0.34);
    }
  }
  return { blots, dark, glow, heart };
}

type Coat = Tones & { brown: string; rings: ReturnType<typeof ringsOnArms>; mantle: string };

/** A small octopus on the ground, its mantle raised behind the eyes. */
function smallOctopus({ base, light, shade, brown, rings, mantle }: Coat) {
  const body = curve(
    '440,90 432,20 446,-40 470,-84 500,-110 520,-160 570,-220 650,-262 730,-270 790,-250 824,-262 812,-216 790,-150 740,-80 690,-20 650,50 610,104 540,122 480,112',
  );
  return (
    arms
      .map(([line, width], i) =>
        arm(line, width, i % 2 ? mix(base, shade, 0.16) : mix(base, shade, 0.04), shade),
      )
      .join('') +
    modelled(body, { base, light, shade }, '', { light: 14, shade: 30 }) +
    inside(body, mantle) +
    shape(rings.blots, brown) +
    shape(rings.dark, mix(ink, '#0E2A55', 0.4)) +
    shape(rings.glow, blue) +
    shape(rings.heart, brown) +
    shape(disc(470, -66, 36, 32), mix(base, light, 0.4)) +
    shape(disc(464, -70, 22, 20), honey) +
    shape(curve('442,-72 464,-80 486,-72 464,-62'), ink) +
    stroke('M434 -62Q440 -108 482 -104', shade, 6)
  );
}

/** Ellipses of brown, black and blue with a heart of brown, as rings. */
function ringsAt(at: string, size: number, brown: string) {
  const points = parsePoints(at);
  const layer = (k: number, colour: string) =>
    shape(
      points
        .map(([x, y], i) =>
          disc(x, y, size * k * (i % 3 ? 1 : 0.8), size * k * 0.92 * (i % 3 ? 1 : 0.8)),
        )
        .join(''),
      colour,
    );
  return (
    layer(1.3, brown) +
    layer(1.04, mix(ink, '#0E2A55', 0.4)) +
    layer(0.88, blue) +
    layer(0.5, brown)
  );
}

/** Hapalochlaena fasciata: blue lines along the body, rings on the arms alone. */
export const blueLinedOctopus = animal(() => {
  const base = mix(honey, ochre, 0.22);
  const brown = mix(rust, ochre, 0.4);
  const lines = [
    'M520 -130Q610 -190 690 -240',
    'M536 -100Q650 -160 760 -250',
    'M530 -66Q660 -120 790 -222',
    'M548 -36Q650 -72 770 -170',
    'M530 2Q630 -24 714 -98',
    'M500 36Q590 30 676 -40',
    'M500 70Q570 74 640 26',
  ];
  const d = lines.join('');
  return smallOctopus({
    base,
    light: mix(base, paper, 0.5),
    shade: mix(base, rust, 0.6),
    brown,
    rings: ringsOnArms(27, 8),
    mantle:
      stroke(d, brown, 26) +
      stroke(d, mix(ink, '#0E2A55', 0.4), 14, 'stroke-dasharray="130 28"') +
      stroke(d, blue, 8, 'stroke-dasharray="130 28"'),
  });
});

/** Hapalochlaena maculosa: dozens of small rings over body and arms. */
export const southernBlueRingedOctopus = animal(() => {
  const base = mix(sand, ochre, 0.45);
  const brown = mix(rust, ochre, 0.45);
  return smallOctopus({
    base,
    light: mix(base, paper, 0.55),
    shade: mix(base, rust, 0.55),
    brown,
    rings: ringsOnArms(21, 5),
    mantle: ringsAt(
      '560,-170 620,-216 690,-236 756,-232 590,-120 650,-160 716,-180 772,-182 540,-70 606,-64 664,-100 724,-122 500,-10 560,-8 624,-20 680,-54 500,50 560,56 616,34 470,20 460,70 526,94 590,90 650,0 506,-130',
      19,
      brown,
    ),
  });
});
