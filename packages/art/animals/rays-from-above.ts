import { animal, modelled, type Tones } from '../kit/fish.ts';
import { curve, type Point, taper } from '../kit/outline.ts';
import { disc } from '../kit/plate.ts';
import { inside, shape, stroke } from '../kit/print.ts';
import { honey, ink, mix, paper, reef, sand } from '../palette.ts';
import { bothSides, other, seen } from './maskray.ts';

/** Eyes on their knobs with the spiracles behind, at one place and mirrored. */
const eyes = (places: string, { base, shade }: Tones, iris: string) =>
  [places, other(places)]
    .map((both) => {
      const [at = [0, 0], hole = [0, 0]] = seen(both);
      return (
        shape(disc(hole[0], hole[1], 22, 13), mix(base, ink, 0.8)) +
        shape(disc(at[0], at[1], 24, 19), shade) +
        shape(disc(at[0] - 1, at[1] - 4, 20, 14), mix(base, paper, 0.16)) +
        shape(disc(at[0] - 3, at[1] - 1, 12, 9), iris) +
        shape(disc(at[0] - 4, at[1] - 1, 8, 6), ink)
      );
    })
    .join('');

const pelvics = (outline: string, { base, shade }: Tones) =>
  shape(curve(seen(outline)), mix(base, shade, 0.35)) +
  shape(curve(seen(other(outline))), mix(base, shade, 0.5));

const darkTones = (base: string): Tones => ({
  base,
  light: mix(base, paper, 0.26),
  shade: mix(base, ink, 0.5),
});

const cowtail = darkTones(mix('#5E4A38', ink, 0.12));

/** A thick tail to the sting, then the deep fold beneath it; the bare tip ends beyond. */
function flaggedTail({ base, shade }: Tones) {
  const line: Point[] = [...seen('430,0 540,-6 650,-10 760,-6 880,4'), [1000, 30]];
  const fold = curve(seen('600,10^ 680,40 760,92 840,116 910,96 952,24^ 860,12 740,2'));
  return (
    shape(fold, mix(base, ink, 0.62)) +
    inside(fold, stroke('M640 46C720 62 820 66 930 52', mix(base, ink, 0.35), 16)) +
    shape(taper(line, 74, 12), mix(base, shade, 0.3)) +
    stroke(curve(seen('470,-12 560,-18 660,-20 760,-16'), false), mix(base, paper, 0.2), 7) +
    shape(curve(seen('596,-14^ 660,-42 712,-46^ 660,-20')), mix(sand, base, 0.25))
  );
}

/** Pastinachus ater from above: plain and dark, wider than long, snout blunt, eyes wide apart. */
export const cowtailFromAbove = animal(() => {
  const body = curve(
    seen(
      bothSides(
        '0,0 2,70 26,126 74,184 134,236 196,268 244,270 292,244 348,190 400,128 436,74 446,30',
      ),
    ),
  );
  return (
    flaggedTail(cowtail) +
    pelvics('392,40^ 404,92 436,116 466,96 474,62 456,22^', cowtail) +
    modelled(
      body,
      cowtail,
      shape(
        curve(seen('40,0 110,90 220,128 330,84 430,30 470,0 430,-30 330,-84 220,-128 110,-90')),
        mix(cowtail.base, paper, 0.08),
      ) + stroke(curve(seen('170,0 290,2 400,0 460,0'), false), cowtail.shade, 7),
      { light: 9, shade: 14 },
    ) +
    eyes('96,84 140,88', cowtail, mix(sand, honey, 0.4))
  );
});

const fantail: Tones = {
  base: mix('#A8914A', sand, 0.2),
  light: mix('#A8914A', paper, 0.5),
  shade: mix('#A8914A', ink, 0.45),
};
const electric = mix(reef, '#2E7FD0', 0.75);

const spotted = seen(
  '60,50 96,116 150,160 216,176 286,166 350,134 402,84 128,64 190,108 262,112 330,82 384,36 230,56 300,34 170,20 ' +
    '66,-66 106,-128 168,-170 240,-178 312,-156 372,-118 416,-66 136,-80 206,-124 282,-116 346,-84 400,-28 246,-66 318,-40 190,-36',
)
  .map(([x, y], i) => disc(x, y, 10 + (i % 3) * 3, 9 + (i % 3) * 3))
  .join('');

/** Taeniura lymma from above: an oval disc, bright blue spots, a stripe along each side of the tail and its leaf. */
export const fantailFromAbove = animal(() => {
  const body = curve(
    seen(
      bothSides('0,0 14,66 46,126 98,176 164,208 236,216 310,198 374,160 424,108 452,58 458,20'),
    ),
  );
  const line: Point[] = [...seen('440,0 560,-6 680,-10 800,0 900,14'), [1000, 40]];
  const leaf = curve(seen('730,10^ 800,34 880,58 950,60 1010,36^ 920,18 820,6'));
  const stripe = (shift: number) =>
    stroke(
      curve(
        line.slice(0, -1).map(([x, y]): Point => [x, y + shift]),
        false,
      ),
      electric,
      9,
    );
  return (
    shape(leaf, mix(fantail.base, electric, 0.55)) +
    shape(taper(line, 48, 12), mix(fantail.base, fantail.shade, 0.25)) +
    stripe(-13) +
    stripe(13) +
    shape(curve(seen('640,-12^ 700,-36 756,-36^ 700,-16')), fantail.light) +
    pelvics('408,34^ 424,82 456,98 484,82 488,54 468,20^', fantail) +
    modelled(
      body,
      fantail,
      shape(
        curve(seen('60,0 110,80 210,116 320,92 410,50 470,0 410,-50 320,-92 210,-116 110,-80')),
        mix(fantail.base, fantail.light, 0.3),
      ) +
        shape(spotted, mix(electric, ink, 0.35), 'transform="translate(1 3)"') +
        shape(spotted, electric),
      { light: 9, shade: 13 },
    ) +
    eyes('96,58 138,64', fantail, '#F2C230')
  );
});
