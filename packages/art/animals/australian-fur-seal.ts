import { animal, modelled } from '../kit/fish.ts';
import { curve } from '../kit/outline.ts';
import { disc } from '../kit/plate.ts';
import { inside, shape, stroke } from '../kit/print.ts';
import { random } from '../kit/random.ts';
import { ink, mix, ochre, paper, sand } from '../palette.ts';

const base = mix(mix('#75685C', ochre, 0.06), sand, 0.08);
const shade = mix(base, ink, 0.48);
const light = mix(base, paper, 0.34);
const skin = mix('#3A332E', ink, 0.35);

/** Coarse hair of a bull's neck and chest, in rows of short strokes. */
function mane() {
  const r = random(101);
  let dark = '';
  let pale = '';
  for (let i = 0; i < 110; i++) {
    const x = r.between(150, 410);
    const y = r.between(-170, 170);
    const d = `M${x.toFixed(1)} ${y.toFixed(1)}q${r.between(10, 18).toFixed(1)} ${r.between(6, 14).toFixed(1)} ${r.between(26, 38).toFixed(1)} ${r.between(8, 22).toFixed(1)}`;
    if (i % 3) dark += d;
    else pale += d;
  }
  return stroke(dark, mix(base, shade, 0.55), 5) + stroke(pale, mix(base, light, 0.6), 5);
}

const flipper = (outline: string, edge: string, colour: string) => {
  const d = curve(outline);
  return shape(d, colour) + inside(d, stroke(curve(edge, false), mix(skin, light, 0.3), 9));
};

/** Broad snout, whiskers, rolled ear. */
const face = () =>
  shape(curve('-8,-36 4,-52 26,-56 36,-44 28,-28 8,-22'), ink) +
  shape(curve('2,-46 14,-51 22,-49 12,-44'), mix(ink, paper, 0.4)) +
  shape(curve('4,-24 30,-30 64,-22 76,-2 60,16 26,14 4,2'), mix(base, sand, 0.42)) +
  stroke(curve('6,4 36,14 68,10 92,-6', false), shade, 6) +
  stroke(
    'M36 -14Q10 0 -22 26M44 -8Q22 14 -4 44M54 -4Q40 24 20 54M62 -2Q56 26 44 52',
    mix(paper, base, 0.12),
    3.5,
  ) +
  stroke('M36 -14Q10 0 -22 26M44 -8Q22 14 -4 44M54 -4Q40 24 20 54', shade, 1.4) +
  shape(disc(106, -62, 16, 14), mix(base, shade, 0.5)) +
  shape(disc(105, -62, 12), ink) +
  shape(disc(100, -67, 4), paper) +
  shape(curve('164,-84^ 190,-84 220,-66 240,-38 236,-28 212,-38 184,-58^'), mix(skin, base, 0.15)) +
  stroke(curve('168,-84 192,-82 218,-66 236,-40', false), light, 6);

/** Arctocephalus pusillus doriferus, a bull: broad heavy head, visible ears, thick mane, grey-brown. */
export const australianFurSeal = animal(() => {
  const body = curve(`
    -4,-34 14,-58 50,-74 80,-96 124,-112 170,-116 220,-126 290,-156 370,-168 450,-162 550,-138 660,-98 760,-56
    850,-22 900,-6 906,24 860,40 760,56 660,80 560,112 460,146 370,158 290,140 220,104 170,66 130,40
    90,24 50,20 14,10 -2,-10
  `);
  return (
    flipper(
      '872,18^ 912,40 956,72 984,112 992,140 976,140 940,116 900,76 856,42^',
      '872,18 912,40 956,72 984,112 992,140',
      mix(skin, shade, 0.3),
    ) +
    flipper(
      '868,-6^ 916,-10 964,-4 1000,16 1004,32 984,40 940,40 880,34^',
      '868,-6 916,-10 964,-4 1000,16',
      skin,
    ) +
    flipper(
      '300,104^ 270,160 222,214 166,256 136,262 132,244 160,204 192,150 220,80^',
      '220,80 192,150 160,204 132,244',
      mix(skin, ink, 0.35),
    ) +
    modelled(
      body,
      { base, light, shade },
      shape(
        curve('140,30 200,50 280,90 380,110 480,98 600,74 740,44 860,30 860,240 140,240'),
        mix(base, shade, 0.28),
      ) +
        shape(
          curve(
            '120,-130 170,-124 260,-160 380,-180 430,-120 420,0 400,100 330,170 230,120 170,60 190,-20 170,-80',
          ),
          mix(base, sand, 0.05),
        ) +
        mane(),
      { light: 13, shade: 24 },
    ) +
    flipper(
      '372,86^ 366,160 376,230 412,304 454,356 476,364 482,346 472,286 472,210 476,140 470,84 430,64',
      '372,86 366,160 376,230 412,304 454,356 476,364',
      skin,
    ) +
    inside(
      curve(
        '372,86^ 366,160 376,230 412,304 454,356 476,364 482,346 472,286 472,210 476,140 470,84 430,64',
      ),
      shape(curve('350,60 490,60 486,128 452,168 420,150 392,172 360,140'), mix(base, shade, 0.26)),
    ) +
    stroke('M418 290Q420 240 416 190M444 316Q446 260 440 200', mix(skin, ink, 0.5), 5) +
    face()
  );
});
