import { animal, eye, modelled } from '../kit/fish.ts';
import { curve, type Outline, type Point, parsePairs, taper } from '../kit/outline.ts';
import { inside, shape, stroke } from '../kit/print.ts';
import { random } from '../kit/random.ts';
import { spots } from '../kit/spots.ts';
import { ink, mix, ochre, paper, rust, sand } from '../palette.ts';

type Coat = { base: string; fin: string; mark: string; marks: string; finMarks: string };

const outlines = {
  body: `
    30,-30^ 36,-90 70,-150 130,-196 220,-232 340,-250 470,-240 600,-196 710,-130 790,-70^ 800,60 730,110
    620,176 480,226 330,236 200,206 100,140 50,70 44,20
  `,
  tail: '776,-70^ 850,-112 940,-124 990,-80 1000,0 990,76 940,112 860,100 780,56^',
  dorsal:
    '330,-226^ 380,-312 450,-330 520,-312 590,-290 660,-250 730,-190 776,-120 790,-60^ 560,-140',
  anal: '520,200^ 570,270 640,276 710,230 760,160 780,70^',
  foot: '420,110^ 490,96 556,130 584,196 610,250 640,296 598,292 590,326 552,300 524,330 502,296 462,308 470,250 440,190',
  hand: '190,190^ 256,196 280,240 306,290 264,288 246,316 216,290 180,304 188,250',
} satisfies Record<string, Outline>;

/** An anglerfish on its feet: a lump with an upturned mouth, the fins like limbs. */
function lump({ base, fin, mark, marks, finMarks }: Coat) {
  const limb = (outline: Outline) => {
    const d = curve(outline);
    return shape(d, fin) + inside(d, finMarks);
  };
  const rays = 'M796 -30L970 -96M800 -10L996 -30M800 8L996 30M800 26L960 90';
  return (
    limb(outlines.tail) +
    stroke(rays, mix(fin, mark, 0.5), 6) +
    limb(outlines.dorsal) +
    limb(outlines.anal) +
    limb(outlines.hand) +
    modelled(
      curve(outlines.body),
      { base, light: mix(base, paper, 0.35), shade: mix(base, ink, 0.4) },
      marks,
      { light: 12, shade: 40 },
    ) +
    limb(outlines.foot) +
    stroke(curve('422,116 440,190 470,250', false), mix(base, ink, 0.4), 7) +
    stroke(curve('30,-30 74,-16 112,30 128,84', false), mix(base, ink, 0.55), 14)
  );
}

/** Streaks along lines that radiate from the eye and then follow the flank. */
const streaks = (lines: readonly Outline[], colour: string) =>
  lines.map((line) => shape(taper(line, 22, 10), colour)).join('');

/** Antennarius striatus: dark zebra streaks on orange, a rod with a pale tuft of worms. */
export const striateAnglerfish = animal(() => {
  const base = mix('#E0913C', sand, 0.25);
  const mark = mix(ink, rust, 0.3);
  const pale = mix(sand, ochre, 0.3);
  const flank = streaks(
    [
      '190,-150 240,-190 300,-196',
      '196,-120 270,-140 340,-120',
      '190,-90 250,-70 300,-20',
      '160,-80 180,-20 176,50',
      '120,-90 104,-50 110,-10',
      '120,-130 90,-140 60,-110',
      '150,-150 160,-190 200,-220',
      '340,-226 390,-180 470,-170',
      '370,-130 440,-90 540,-110',
      '330,-80 400,-30 500,-40',
      '330,10 390,40 420,96',
      '220,0 250,70 240,150',
      '290,60 320,130 310,210',
      '540,-190 600,-150 680,-140',
      '560,-60 640,-70 740,-50',
      '540,10 620,0 700,20',
      '600,80 660,70 740,70',
      '580,140 640,140 690,110',
      '120,80 150,120 160,170',
      '380,150 400,190 380,240',
      '600,-110 680,-100 780,-30',
    ],
    mark,
  );
  const fins = streaks(
    [
      '390,-240 420,-290 450,-330',
      '470,-230 500,-270 520,-330',
      '550,-200 590,-240 610,-290',
      '630,-160 670,-190 700,-240',
      '700,-120 730,-140 770,-170',
      '830,-60 880,-80 930,-120',
      '850,-10 910,-20 990,-40',
      '850,40 900,46 970,60',
      '570,210 590,240 610,290',
      '650,180 680,210 690,260',
      '460,140 500,170 520,230',
      '500,240 530,250 560,290',
      '210,220 230,250 240,300',
    ],
    mark,
  );
  const worms = parsePairs('40,-296 30,-258 64,-246 90,-270 84,-310')
    .map(([x, y]) =>
      shape(
        taper(
          [
            [62, -284],
            [(62 + x) / 2 + 6, (y - 284) / 2 - 8],
            [x, y],
          ],
          22,
          9,
        ),
        pale,
      ),
    )
    .join('');
  return (
    stroke(curve('126,-190 120,-250 92,-292 64,-286', false), mark, 9) +
    worms +
    shape(taper('190,-210 210,-262 250,-290', 46, 16), base) +
    lump({ base, fin: mix(base, paper, 0.12), mark, marks: flank, finMarks: fins }) +
    eye(150, -116, 22, '#E8C060')
  );
});

/** A shaggy tassel that hangs from x, y and forks. */
function tassel(x: number, y: number, dx: number, dy: number, colour: string) {
  const at = (t: number, out: number): Point => [x + dx * t - dy * out, y + dy * t + dx * out];
  return (
    shape(taper([at(0, 0), at(0.5, 0.12), at(1, 0)], 17, 4), colour) +
    shape(taper([at(0.3, 0.08), at(0.6, 0.22), at(0.86, 0.26)], 10, 3), colour) +
    shape(taper([at(0.55, 0.1), at(0.75, -0.04), at(0.9, -0.12)], 9, 3), colour)
  );
}

/** Rhycherus filamentosus: brown to orange under a shag of skin tassels, two worm-like baits on its rod. */
export const tasselledAnglerfish = animal(() => {
  const base = mix(rust, '#B5532E', 0.5);
  const light = mix(ochre, sand, 0.35);
  const dark = mix(base, ink, 0.45);
  const coat = (seed: number, size: number, gap: number) =>
    spots({ x: 30, y: -330, width: 970, height: 660 }, gap, random(seed), () => size);
  const r = random(47);
  const edge = parsePairs(`
    60,-140 120,-190 200,-226 280,-244 360,-290 420,-322 490,-322 560,-300 630,-266 700,-216 760,-150
    830,-100 910,-120 980,-90 998,-20 990,60 930,108 850,96 770,140 720,220 650,270 570,264 430,232
    350,236 270,228 150,180 90,130 50,70
  `);
  const fringe = edge
    .map(([x, y]) => {
      const far = Math.hypot(x - 480, y) || 1;
      const long = r.between(60, 104);
      return tassel(
        x,
        y,
        ((x - 480) / far) * long + 14,
        (y / far) * long * 0.8 + 12,
        r.chance(0.4) ? light : base,
      );
    })
    .join('');
  let flank = '';
  for (let row = 0; row < 6; row++)
    for (let column = 0; column < 8; column++) {
      const x = 150 + column * 80 + (row % 2) * 40 + r.between(-14, 14);
      const y = -190 + row * 64 + r.between(-12, 12);
      const colour = r.pick([light, dark, mix(base, light, 0.5)]);
      const within = ((x - 400) / 330) ** 2 + (y / 200) ** 2 < 1;
      if (within && x > 210) flank += tassel(x, y, r.between(6, 46), r.between(64, 96), colour);
    }
  const chin = parsePairs('60,30 84,80 120,120 170,150 210,176')
    .map(([x, y]) => tassel(x, y, -22, 74, light))
    .join('');
  const rod = mix(light, paper, 0.3);
  return (
    fringe +
    stroke(curve('120,-186 96,-256 60,-290', false), rod, 8) +
    shape(taper('60,-290 26,-280 16,-250 34,-226', 18, 7), mix(sand, ochre, 0.3)) +
    shape(taper('60,-290 78,-262 66,-236 82,-214', 18, 7), mix(sand, ochre, 0.3)) +
    lump({
      base,
      fin: mix(base, light, 0.18),
      mark: dark,
      marks:
        shape(coat(51, 24, 110), mix(base, dark, 0.55)) +
        shape(coat(53, 12, 90), mix(base, light, 0.5)),
      finMarks: shape(coat(57, 14, 64), mix(base, dark, 0.5)),
    }) +
    flank +
    chin +
    eye(146, -120, 20, light)
  );
});
