import { dome, plateCoral, staghorn } from '../../kit/growth/hard-coral.ts';
import { school } from '../../kit/growth/school.ts';
import { curve, num } from '../../kit/outline.ts';
import { disc } from '../../kit/plate.ts';
import { inside, shape, stroke } from '../../kit/print.ts';
import { coral, honey, ink, mix, ochre, paper, rust } from '../../palette.ts';
import { area, groundOf, sandOf, sunk } from '../grounds/seabed.ts';
import type { Hand } from '../hand.ts';
import { seen } from '../landmarks.ts';
import { parrotfish, rockLobster, snorkeller } from '../named.ts';
import { ridgeOf, rockOf } from '../rock.ts';
import { darker, lighter, type Stage } from '../scene.ts';

/** A cast gun, its breech to the left: rings, trunnion, the swell of the muzzle. */
function cannon(x: number, y: number, long: number, angle: number, colour: string, flip = false) {
  const d = curve(
    '-500,-40^ -486,-62 -470,-64 200,-46 440,-40 460,-54 500,-56^ 500,56^ 460,54 440,40 200,46 -470,64 -486,62 -500,40^',
  );
  const s = long / 1000;
  return `<g transform="translate(${num(x)} ${num(y)}) rotate(${angle}) scale(${flip ? -s : s} ${s})">${
    shape(disc(-530, 0, 36), darker(colour, 0.2)) +
    shape(d, lighter(colour, 0.26)) +
    inside(
      d,
      shape(d, colour, 'transform="translate(0 26)"') +
        shape('M-540 26H540V90H-540Z', darker(colour, 0.45), 'opacity="0.7"'),
    ) +
    stroke('M-420 -64V64M-160 -56V56M120 -50V50M400 -42V42', darker(colour, 0.4), 16) +
    shape(disc(-40, 24, 34), darker(colour, 0.35)) +
    shape(disc(498, 0, 14, 34), darker(colour, 0.75))
  }</g>`;
}

/** An anchor of the seventeenth century: ring, long shank, two arms; its wooden stock is long gone. */
function anchor(x: number, y: number, long: number, angle: number, colour: string) {
  const s = long / 1000;
  return `<g transform="translate(${num(x)} ${num(y)}) rotate(${angle}) scale(${s})">${
    `<circle cx="0" cy="-540" r="84" fill="none" stroke="${darker(colour, 0.2)}" stroke-width="34"/>` +
    stroke('M0 -450V400', colour, 78) +
    stroke('M-18 -440V380', lighter(colour, 0.2), 20) +
    stroke('M-420 80Q-330 420 0 420Q330 420 420 80', colour, 74) +
    shape('M-520 150L-400 -40L-300 170ZM520 150L400 -40L300 170Z', colour)
  }</g>`;
}

/** Reef heads around the hollow, coral on each. */
function rim(stage: Stage) {
  const { r, near, mid } = stage;
  const back = ridgeOf(
    [
      [-40, 330],
      [200, 300],
      [420, 400],
      [640, 440],
      [860, 390],
      [1040, 290],
      [1240, 270],
    ],
    mid,
    r,
    { near: 0.45, grain: 'reef', rough: 16 },
  );
  const left = rockOf(
    [
      [-60, 470],
      [70, 460],
      [180, 540],
      [230, 640],
      [300, 720],
      [330, 860],
      [-60, 860],
    ],
    near,
    r,
    { grain: 'reef', rough: 14 },
  );
  const right = rockOf(
    [
      [1260, 420],
      [1260, 860],
      [900, 860],
      [960, 720],
      [1040, 640],
      [1080, 520],
      [1160, 440],
    ],
    near,
    r,
    { grain: 'reef', rough: 14 },
  );
  return { back, left, right };
}

/** The guns and anchors of the flagship in their hollow of coral, the break of the swell overhead. */
export const batavia: Hand = {
  draw: (stage) => {
    const { mid, water, r } = stage;
    const sand = sandOf(stage, 540, 530);
    const { back, left, right } = rim(stage);
    const iron = mix(mix(rust, ochre, 0.3), mid, 0.22);
    const foam = Array.from({ length: 34 }, () => {
      const x = r.between(-40, 1240);
      const y = r() ** 1.6 * 96;
      return shape(
        disc(x, y, r.between(24, 90), r.between(10, 26)),
        mix(paper, water[0] ?? paper, 0.25),
        'opacity="0.6"',
      );
    }).join('');
    const guns =
      cannon(560, 560, 330, -6, mix(iron, mid, 0.25)) +
      cannon(820, 590, 300, 12, mix(iron, mid, 0.2), true) +
      anchor(690, 500, 270, 74, mix(iron, mid, 0.3)) +
      cannon(430, 668, 430, 7, iron) +
      cannon(770, 716, 470, -9, iron, true);
    const grown =
      plateCoral(330, 640, 130, 40, mix(coral, mid, 0.2), 3) +
      dome(900, 690, 90, 50, mix(honey, mid, 0.15), 5) +
      staghorn(610, 742, 120, 52, mix('#8E7AB0', mid, 0.2), 7) +
      plateCoral(560, 556, 90, 26, mix(ochre, mid, 0.3), 9);
    return groundOf(
      [
        { svg: foam },
        { ...back, line: sunk(sand, back.line) },
        sand,
        { svg: guns + grown },
        left,
        right,
      ],
      {
        open: area(300, 140, 600, 260),
        floor: sand.floor,
        growth: 'lush',
      },
    );
  },
  hour: 'noon',
  cast: (stage) => ({
    behind: school(500, 300, 420, 110, 40, 20, seen(stage, ink, 0.4), 3, {
      light: mix(stage.mid, paper, 0.4),
    }),
    front:
      `<g opacity="0.9">${snorkeller(850, 150, 190, 96)}</g>` +
      parrotfish(820, 300, 180, 4, true) +
      rockLobster(480, 764, 130, -4),
  }),
};
