import { animal, modelled } from '../kit/fish.ts';
import { along, curve, type Point, parsePoints, polygon, taper } from '../kit/outline.ts';
import { disc } from '../kit/plate.ts';
import { inside, shape, stroke } from '../kit/print.ts';
import { ink, mix, paper, reef, sand } from '../palette.ts';

const red = '#C22A2A';
const white = mix(paper, sand, 0.35);

const smooth = (line: string, count = 24): Point[] =>
  along(parsePoints(line), count).map(({ x, y }): Point => [x, y]);

/** A limb with red bands at even steps. */
function banded(line: string, from: number, to: number, dash: string) {
  const points = smooth(line);
  const d = taper(points, from, to);
  return (
    shape(d, white) +
    inside(
      d,
      stroke(
        curve(points, false),
        red,
        from + 20,
        `stroke-dasharray="${dash}" style="stroke-linecap:butt"`,
      ),
    ) +
    stroke(d, mix(white, reef, 0.35), 3)
  );
}

/** The third leg: arm, wrist and a long hand with spines, in red and white. */
function pincer(arm: string, hand: string, fingers: [string, string], tones: string) {
  const [above, below] = fingers;
  const edge = along(parsePoints(hand), 9);
  const spines = edge
    .slice(1, 8)
    .flatMap(({ x, y, angle }) =>
      [-1, 1].map((side) => {
        const at = (u: number, v: number): Point => [
          x + Math.cos(angle) * u - Math.sin(angle) * v * side,
          y + Math.sin(angle) * u + Math.cos(angle) * v * side,
        ];
        return polygon([at(-9, 18), at(10, 34), at(8, 18)]);
      }),
    )
    .join('');
  return (
    banded(arm, 20, 24, '46 52') +
    shape(spines, tones) +
    shape(curve(above) + curve(below), red) +
    banded(hand, 34, 50, '40 56')
  );
}

function body() {
  const tail = ['850,30 930,-30 990,-20 1000,20 930,50', '850,40 940,30 1000,70 990,110 920,100'];
  const coat = (outlines: string[]) => shape(outlines.map((o) => curve(o)).join(''), red);
  return (
    tail
      .map((leaf) => shape(curve(leaf), white) + stroke(curve(leaf), mix(white, reef, 0.35), 3))
      .join('') +
    coat(['880,16 930,-16 966,-6 930,44 876,56', '880,50 940,44 970,76 940,94 884,80']) +
    modelled(
      curve(
        '392,-10 450,-56 540,-78 620,-76 700,-72 780,-40 848,6 876,44 850,72 790,54 700,40 620,42 540,50 450,44 396,22',
      ),
      { base: white, light: paper, shade: mix(white, reef, 0.4) },
      coat([
        '430,-80 500,-80 520,0 500,70 440,70 450,0',
        '580,-100 624,-100 640,-10 624,70 588,70 596,-10',
        '690,-100 742,-90 740,0 716,70 674,70 694,-10',
        '800,-60 850,-10 820,60 786,80 790,10',
      ]),
      { light: 10, shade: 20 },
    ) +
    stroke(
      'M566 -78Q584 -20 566 48M650 -76Q664 -20 648 42M762 -48Q766 0 744 46',
      mix(white, reef, 0.5),
      4,
    ) +
    stroke('M640 44L626 92M690 42L682 92M736 48L736 96M782 56L790 98', mix(white, red, 0.25), 14)
  );
}

/** Stenopus hispidus: bands of red and white, six white feelers, long spiny pincers on the third legs. */
export const coralBandedShrimp = animal(() => {
  const thread = (d: string) =>
    stroke(curve(d, false), mix(white, reef, 0.42), 10) + stroke(curve(d, false), paper, 5.5);
  const leg = (d: string) =>
    stroke(curve(d, false), mix(white, reef, 0.32), 12) +
    stroke(curve(d, false), mix(white, '#9CC7E8', 0.25), 6);
  const thorns = parsePoints(
    '430,-44 466,-62 506,-74 548,-80 592,-80 636,-78 680,-76 724,-66 766,-48',
  );
  return (
    thread('400,-20 330,-130 200,-260 60,-330 -60,-340') +
    thread('402,-24 380,-150 420,-290 540,-370 680,-390') +
    thread('396,-14 280,-70 120,-110 -20,-90') +
    thread('400,-24 350,-160 320,-290 330,-390') +
    thread('396,-6 260,-16 110,40 0,130') +
    thread('396,-2 300,30 200,120 150,230') +
    pincer(
      '520,30 500,-90 430,-150 400,-170',
      '404,-160 330,-190 250,-196 190,-186',
      [
        '196,-204 150,-212 104,-192 96,-176^ 150,-184 196,-180',
        '190,-178 150,-166 112,-158 98,-166^ 150,-176 196,-188',
      ],
      mix(red, ink, 0.15),
    ) +
    leg('470,40 440,110 390,150 380,230') +
    leg('500,44 490,120 450,180 450,250') +
    leg('540,44 570,120 550,190 570,256') +
    leg('570,40 640,110 640,180 680,246') +
    shape(
      thorns
        .map(([x, y]) =>
          polygon([
            [x + 12, y + 10],
            [x - 14, y - 14],
            [x - 8, y + 12],
          ]),
        )
        .join(''),
      mix(white, red, 0.5),
    ) +
    body() +
    shape(curve('410,-36^ 370,-54 330,-62 322,-58^ 360,-40 396,-16^'), red) +
    pincer(
      '490,30 440,100 370,110 330,96',
      '336,100 270,60 200,44 140,48',
      ['150,26 104,22 64,42 56,58^ 104,48 150,52', '146,54 106,68 74,74 58,68^ 104,58 150,44'],
      mix(red, ink, 0.1),
    ) +
    shape(disc(396, -22, 12), ink) +
    shape(disc(392, -26, 4), paper)
  );
});
