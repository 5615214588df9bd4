import { commonKelp } from '../../kit/growth/kelp.ts';
import { school } from '../../kit/growth/school.ts';
import { curve, num } from '../../kit/outline.ts';
import { disc } from '../../kit/plate.ts';
import { shape, stroke } from '../../kit/print.ts';
import { honey, ink, kelp, mix, paper } from '../../palette.ts';
import { area, groundOf, sandOf } from '../grounds/seabed.ts';
import type { Hand } from '../hand.ts';
import { lit } from '../land.ts';
import { seen } from '../landmarks.ts';
import { boarfish, oldWife, snorkeller } from '../named.ts';
import { boulders } from '../rock.ts';
import type { Stage } from '../scene.ts';

/** An Australasian gannet at rest: white, honey on the head, dark tips to wing and tail. */
const gannet = (x: number, y: number, s: number) =>
  `<g transform="translate(${num(x)} ${num(y)}) scale(${s} ${Math.abs(s)})">${
    shape(curve('-6,-40 4,-44 10,-34 14,-18 22,-2 16,4 2,4 -6,-8 -8,-26'), paper) +
    shape(curve('6,-22 16,-10 34,6^ 22,4 8,-2'), ink) +
    shape(disc(-2, -42, 8, 7), mix(honey, paper, 0.25)) +
    shape('M-8 -44L-26 -40L-8 -38Z', mix(paper, ink, 0.35)) +
    stroke('M0 4V10M8 4V10', ink, 3)
  }</g>`;

/** A gannet on the wing. */
const gliding = (x: number, y: number, s: number) =>
  `<g transform="translate(${num(x)} ${num(y)}) scale(${s} ${Math.abs(s)})">${
    shape(curve('-40,-2^ -10,-8 30,-3 52,4^ 26,7 -8,6'), paper) +
    shape(curve('-4,-4^ 14,-34 56,-58^ 40,-30 22,-2^'), paper) +
    shape(curve('30,-42^ 56,-58^ 42,-34^'), ink) +
    shape(curve('-8,-4^ -10,-30 10,-56^ 8,-26 10,-3^'), mix(paper, ink, 0.14)) +
    shape(disc(-36, -3, 9, 6), honey)
  }</g>`;

const horizon = 176;

/** The ring of the unfinished fort: an arm to each side of its mouth, which opens towards us. */
function ringOf(stage: Stage) {
  const { r } = stage;
  const stone = lit(mix('#4A5254', ink, 0.15), stage);
  const places = Array.from({ length: 66 }, (_, i) => {
    const a = Math.PI * (0.66 + (i / 65) * 1.68);
    const y = 352 + Math.sin(a) * 128;
    const near = (y - 220) / 260;
    return [
      600 + Math.cos(a) * 500 + r.between(-10, 10),
      y + r.between(-6, 6),
      18 + near * 24 + r.between(-5, 5),
    ] as const;
  });
  const sorted = places.toSorted((a, b) => a[1] - b[1]);
  return {
    back: boulders(
      sorted.filter(([, y]) => y < 300),
      mix(stone, paper, 0.14),
      r,
    ).svg,
    front: boulders(
      sorted.filter(([, y]) => y >= 300),
      stone,
      r,
    ).svg,
  };
}

/** The horseshoe of bluestone, gannets on it, calm water inside and the fall of rock at its mouth. */
export const popesEye: Hand = {
  draw: (stage) => {
    const { r, near, mid } = stage;
    const sand = sandOf(stage, 700, 690);
    const arm = (side: 1 | -1) =>
      boulders(
        Array.from({ length: 26 }, (_, i) => {
          const t = i / 25;
          const out = r() ** 0.8;
          return [
            600 + side * (610 - t * 300 * out - r.between(0, 70)),
            476 + t * 300 + r.between(-12, 12),
            r.between(40, 66),
          ] as const;
        }),
        mix(near, '#4A5254', 0.4),
        r,
      );
    const [left, right] = [arm(-1), arm(1)];
    const weed = mix(kelp, mid, 0.25);
    const fronds = [
      [300, 640],
      [210, 580],
      [930, 640],
      [1010, 590],
      [390, 716],
      [850, 720],
    ].map(([x = 0, y = 0], i) => commonKelp(x, y, 130, 40 + i, { base: weed, stream: 0.5 }));
    return groundOf([sand, left, right, { svg: fronds.join('') }], {
      open: area(380, 500, 440, 200),
      solids: [...left.lines, ...right.lines],
      floor: sand.floor,
      growth: 'sparse',
    });
  },
  hour: 'noon',
  surface: 452,
  above: (stage) => {
    const { water, r } = stage;
    const ring = ringOf(stage);
    const bands = [0, 1, 2, 3]
      .map((i) =>
        shape(
          `M-40 ${horizon + i * i * 26}H1240V480H-40Z`,
          mix(water[0] ?? paper, water[2] ?? paper, 0.62 - i * 0.13),
        ),
      )
      .join('');
    let ripples = '';
    for (let i = 0; i < 40; i++) {
      const y = horizon + r() ** 1.4 * 270;
      const long = 20 + (y - horizon) * 0.5;
      ripples += `M${num(r.between(-40, 1200))} ${num(y)}q${num(long / 2)} -5 ${num(long)} 0`;
    }
    const calm = shape(disc(600, 356, 470, 110), mix(water[0] ?? paper, paper, 0.25));
    const birds =
      [280, 352, 420, 520, 690, 780, 842]
        .map((x, i) =>
          gannet(x, 236 + Math.abs(x - 600) * 0.05 - (i % 2) * 3, (i % 3 ? 0.86 : -0.86) * 0.9),
        )
        .join('') +
      gliding(300, 92, 1) +
      gliding(880, 70, -0.8) +
      gliding(980, 122, -0.55);
    return (
      bands +
      stroke(ripples, mix(water[1] ?? paper, paper, 0.4), 3, 'opacity="0.7"') +
      calm +
      ring.back +
      birds +
      ring.front +
      gannet(116, 330, 1.3) +
      gannet(1076, 326, -1.3)
    );
  },
  cast: (stage) => ({
    behind: school(600, 556, 330, 120, 30, 30, seen(stage, ink, 0.35), 7, {
      light: mix(stage.mid, paper, 0.3),
    }),
    front:
      boarfish(668, 664, 180, 2, true) +
      oldWife(440, 620, 104, -4) +
      oldWife(520, 660, 92, 3) +
      `<g opacity="0.85">${snorkeller(700, 478, 120, 84)}</g>`,
  }),
};
