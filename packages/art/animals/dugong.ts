import { animal, modelled } from '../kit/fish.ts';
import { curve } from '../kit/outline.ts';
import { disc } from '../kit/plate.ts';
import { inside, shape, stroke } from '../kit/print.ts';
import { ink, mix, ochre, paper, sand } from '../palette.ts';
import { flukes } from './whale-parts.ts';

const base = mix(mix('#8C8276', ochre, 0.08), sand, 0.1);
const shade = mix(base, ink, 0.42);
const light = mix(base, paper, 0.38);

/** The flat horseshoe of a muzzle, turned down, with its bristles. */
const muzzle = () =>
  modelled(
    curve('38,-26 70,-30 92,-6 92,30 84,70 64,104 34,116 6,108 -4,84 2,50 14,10'),
    { base: mix(base, sand, 0.25), light, shade },
    shape(curve('-10,84 6,96 40,100 70,92 60,130 0,130'), mix(base, shade, 0.5)),
    { light: 6, shade: 10 },
  ) +
  stroke(
    'M14 52l-11 8M24 62l-13 12M12 74l-11 10M34 74l-12 14M24 86l-10 14M46 84l-8 14M58 76l-4 14M40 54l-10 12M52 60l-8 12',
    shade,
    3.5,
  ) +
  stroke(curve('30,8 42,2 50,8', false), shade, 6);

/** Dugong dugon: a barrel with a fluked tail, paddles for flippers, no fin on the back, the muzzle turned down. */
export const dugong = animal(() => {
  const body = curve(`
    24,-16 54,-52 100,-76 150,-82 196,-84 260,-110 350,-142 450,-152 550,-140 650,-106 740,-66 820,-34 890,-16
    924,-8 924,14 888,20 820,34 740,60 650,92 550,120 450,132 350,126 260,108 190,92 140,88 100,92 70,70 40,30
  `);
  const flipper = curve(
    '236,68^ 210,112 186,160 176,204 184,226 206,230 234,214 266,176 292,132 304,90 296,66^',
  );
  return (
    shape(curve('318,84^ 310,130 316,176 334,208 354,212 368,190 372,150 374,100^'), shade) +
    flukes({
      x: 894,
      y: 0,
      base,
      shade,
      size: 0.98,
      half: '0,13^ 18,34 40,80 72,130 112,172^ 118,138 116,92 106,44 92,16',
    }) +
    modelled(
      body,
      { base, light, shade },
      shape(
        curve('90,80 200,78 320,100 440,104 560,92 680,60 780,36 780,180 90,180'),
        mix(base, sand, 0.38),
      ) +
        stroke(
          'M196 -70Q182 -20 206 44M222 -80Q206 -40 212 -8M128 40Q150 66 184 74',
          mix(base, shade, 0.5),
          6,
        ) +
        stroke(
          'M420 -112L520 -96M450 -88L540 -76M590 -60L660 -44M380 -30L430 -24',
          mix(base, paper, 0.28),
          4,
        ),
      { light: 12, shade: 22 },
    ) +
    muzzle() +
    shape(disc(116, -22, 15, 13), mix(base, shade, 0.4)) +
    shape(disc(115, -22, 9), ink) +
    shape(disc(112, -25, 3), paper) +
    shape(disc(166, -14, 4), shade) +
    shape(flipper, mix(base, shade, 0.3)) +
    inside(
      flipper,
      stroke(curve('236,68 210,112 186,160 176,204 184,226', false), light, 11) +
        stroke('M206 214L232 160M224 210L250 160', mix(base, shade, 0.65), 5),
    )
  );
});
