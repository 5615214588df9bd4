import { animal, modelled, type Tones } from '../kit/fish.ts';
import { along, curve, parsePoints, tube } from '../kit/outline.ts';
import { disc } from '../kit/plate.ts';
import { inside, shape, stroke } from '../kit/print.ts';
import { random } from '../kit/random.ts';
import { spots } from '../kit/spots.ts';
import { honey, ink, mix, paper, rust, sand, shallow } from '../palette.ts';

const arms: [line: string, width: number][] = [
  ['330,30 240,20 160,60 90,50 50,90', 34],
  ['320,80 240,90 180,150 110,150 70,200', 36],
  ['300,50 210,50 120,110 50,120 10,170', 36],
  ['350,110 290,140 250,200 190,220 160,270', 38],
  ['390,130 350,180 320,240 260,270 240,310', 36],
];

function arm(line: string, width: number, colour: string, shade: string) {
  const at = along(parsePoints(line), 18);
  const d = tube(at.map(({ x, y, t }): [number, number, number] => [x, y, width * (1 - t * 0.86)]));
  return (
    shape(d, colour) +
    inside(
      d,
      stroke(
        `M${at.map(({ x, y }) => `${x.toFixed(1)} ${(y + width * 0.85).toFixed(1)}`).join('L')}`,
        shade,
        width * 0.6,
        'opacity="0.6"',
      ),
    )
  );
}

/** Euprymna tasmanica: a ball with two ear-like fins, big eyes, specks with a glint of green. */
export const southernDumplingSquid = animal(() => {
  const base = mix(sand, mix(rust, honey, 0.4), 0.35);
  const tones: Tones = { base, light: mix(base, paper, 0.6), shade: mix(base, ink, 0.34) };
  const r = random(33);
  const mantle = curve(
    '470,-150 560,-220 680,-250 800,-226 890,-150 920,-40 890,70 810,150 690,186 570,170 480,110 440,0',
  );
  const head = curve(
    '300,20 310,-70 360,-130 440,-158 520,-140 560,-60 560,40 520,120 440,156 360,140 310,90',
  );
  const ear = (o: string, vein: string) =>
    shape(curve(o), mix(base, paper, 0.45)) + stroke(vein, mix(base, rust, 0.35), 5);
  const coat = (x: number, y: number, width: number, height: number) =>
    shape(
      spots({ x, y, width, height }, 30, r, () => 8),
      mix(rust, ink, 0.35),
    ) +
    shape(
      spots({ x, y, width, height }, 58, r, () => 6),
      '#4FA06A',
    );
  return (
    ear(
      '640,-190 660,-290 740,-330 840,-300 870,-220 840,-160 740,-150',
      'M720 -200L730 -296M770 -196L806 -280',
    ) +
    arms
      .map(([line, width], i) =>
        arm(line, width, i % 2 ? base : mix(base, tones.shade, 0.3), tones.shade),
      )
      .join('') +
    modelled(mantle, tones, coat(440, -260, 490, 460), { light: 18, shade: 46 }) +
    ear(
      '700,10 770,-30 880,-20 970,40 990,110 930,150 830,130 740,90',
      'M780 40L940 90M790 74L890 120M800 16L930 40',
    ) +
    modelled(head, tones, coat(290, -160, 280, 320), { light: 14, shade: 32 }) +
    shape(disc(428, -44, 76, 72), mix(base, paper, 0.55)) +
    shape(disc(422, -44, 60, 58), mix(honey, '#4FA06A', 0.35)) +
    shape(curve('372,-52 420,-76 470,-52 462,-28 420,-38 380,-28'), ink) +
    shape(disc(404, -70, 10), paper) +
    stroke(curve('350,-50 380,-112 440,-122 500,-84', false), tones.shade, 9)
  );
});

/** Lines along the mantle, each from its rim to its end. */
const stripes = [
  '500,-146 620,-204 770,-216 866,-170 926,-90',
  '478,-116 620,-168 770,-178 866,-132 926,-50',
  '466,-84 620,-130 770,-138 866,-94 926,-14',
  '460,-48 620,-92 770,-96 866,-56 926,20',
  '456,-10 620,-52 770,-52 866,-16 926,52',
  '458,28 620,-12 770,-6 866,26 926,84',
  '464,66 620,30 770,42 866,66 926,112',
  '478,100 620,74 770,90 866,108 926,134',
  '500,134 620,118 770,134 866,142 926,152',
];

/** Sepioloidea lineolata: white with brown lines, a fringed brow, a yellow lid over the eye. */
export const stripedPyjamaSquid = animal(() => {
  const base = mix(paper, sand, 0.62);
  const brown = mix(rust, ink, 0.5);
  const tones: Tones = { base, light: '#FFFFFF', shade: mix(base, mix(shallow, ink, 0.4), 0.42) };
  const mantle = curve(
    '458,-150 560,-220 690,-250 800,-236 890,-170 940,-60 936,40 880,130 780,176 650,180 540,166 470,120 440,-10',
  );
  const head = curve(
    '296,20 306,-70 360,-134 440,-158 510,-140 540,-60 540,40 510,120 440,156 360,140 310,90',
  );
  const fringe = parsePoints('350,-112 370,-128 392,-140 416,-148 440,-152 464,-150');
  const fin = curve('560,96 640,60 760,60 880,20 970,10 1000,50 970,120 880,170 760,190 650,180');
  return (
    arms
      .map(([line, width], i) =>
        arm(line, width, i % 2 ? base : mix(base, tones.shade, 0.35), tones.shade),
      )
      .join('') +
    stroke(
      arms
        .map(([line, width]) =>
          tube(
            along(parsePoints(line), 18).map(({ x, y, t }): [number, number, number] => [
              x,
              y,
              width * (1 - t * 0.86),
            ]),
          ),
        )
        .join(''),
      mix(base, brown, 0.45),
      5,
    ) +
    stroke(arms.map(([line]) => curve(line, false)).join(''), brown, 8) +
    modelled(mantle, tones, stroke(stripes.map((line) => curve(line, false)).join(''), brown, 11), {
      light: 10,
      shade: 36,
    }) +
    stroke(mantle, mix(base, brown, 0.45), 5) +
    shape(fin, mix(base, paper, 0.2)) +
    inside(
      fin,
      stroke('M590 110Q760 90 990 40M610 140Q780 130 980 90M650 168Q790 164 920 146', brown, 8),
    ) +
    stroke(fin, mix(base, brown, 0.45), 5) +
    modelled(
      head,
      tones,
      stroke(
        'M300 60Q400 90 540 60M310 96Q400 126 530 96M350 134Q420 150 500 130M520 -120Q556 -40 530 40',
        brown,
        10,
      ),
      { light: 10, shade: 26 },
    ) +
    stroke(head, mix(base, brown, 0.45), 5) +
    shape(
      fringe
        .map(([x, y]) =>
          curve([
            [x - 12, y + 16, 1],
            [x - 16, y - 16],
            [x - 6, y - 34],
            [x + 4, y - 16],
            [x + 12, y + 14, 1],
          ]),
        )
        .join(''),
      mix(honey, brown, 0.25),
    ) +
    shape(disc(420, -40, 70, 62), mix(base, paper, 0.4)) +
    shape(disc(416, -34, 56, 50), mix(paper, shallow, 0.4)) +
    shape(curve('364,-40 410,-52 466,-36 452,-14 412,-26 376,-16'), ink) +
    shape(curve('346,-40^ 360,-92 420,-112 482,-84 494,-36^ 450,-64 394,-66'), honey) +
    stroke(curve('346,-40^ 394,-66 450,-64 494,-36^', false), brown, 7)
  );
});
