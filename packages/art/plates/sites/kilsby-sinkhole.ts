import { bubbles } from '../../animals/bubbles.ts';
import { box, curve, num, type Point } from '../../kit/outline.ts';
import { disc } from '../../kit/plate.ts';
import { fade, inside, shape, stroke } from '../../kit/print.ts';
import { blot } from '../../kit/spots.ts';
import { ink, mix, paper } from '../../palette.ts';
import { diversOf } from '../divers.ts';
import { area, groundOf } from '../grounds/seabed.ts';
import type { Hand } from '../hand.ts';
import { rockOf } from '../rock.ts';
import type { Stage } from '../scene.ts';

const stone = '#E9E6D4';
const blue = '#0A3C6E';

/** The mouth of the shaft from below: sky, the rim's grass, the pontoon. */
function mouth(stage: Stage) {
  const { r } = stage;
  const ring = (k: number): Point[] =>
    Array.from({ length: 22 }, (_, i): Point => {
      const a = (i / 22) * Math.PI * 2;
      const s = k * r.between(0.96, 1.05);
      return [540 + Math.cos(a) * 330 * s, 150 + Math.sin(a) * 112 * s];
    });
  const sky = curve(ring(0.86));
  return (
    shape(curve(ring(1.1)), mix('#8FA46A', '#3E8FA8', 0.35)) +
    shape(curve(ring(1)), mix('#C9D2A0', '#7FBFC8', 0.4)) +
    shape(sky, '#D6F1F2') +
    inside(
      sky,
      shape(disc(420, 110, 130, 30) + disc(640, 180, 110, 22), paper, 'opacity="0.8"') +
        shape(disc(690, 104, 36, 20), '#FFF7DC'),
    ) +
    `<g transform="rotate(-6 590 206)">${shape(box(520, 190, 150, 34), mix(ink, '#3E8FA8', 0.35)) + stroke('M540 224V330M556 224V330M540 250h16M540 276h16M540 302h16', mix(ink, '#3E8FA8', 0.45), 4)}</g>`
  );
}

/** Blades of sun that come down aslant at midday in summer. */
const blades = () =>
  [
    [400, 60, 470, 150],
    [470, 44, 610, 120],
    [560, 66, 740, 190],
    [640, 40, 880, 110],
    [700, 30, 980, 90],
  ]
    .map(([x = 0, half = 0, to = 0, wide = 0]) => {
      const g = fade('#F4FBEF', 0.6, 0);
      return `${g.defs}<path d="M${num(x - half * 0.5)} 150H${num(x + half * 0.5)}L${num(to + wide * 0.6)} 800H${num(to - wide * 0.4)}Z" fill="${g.fill}"/>`;
    })
    .join('');

/** From thirty metres down: the paddock's round window, sun in blades, divers like models on wire. */
export const kilsbySinkhole: Hand = {
  draw: (stage) => {
    const { r } = stage;
    const side = (corners: Point[], t: number) => {
      const { svg, line } = rockOf(corners, mix(stone, '#4E9CB8', t), r, {
        grain: 'strata',
        rough: 11,
        step: 44,
        light: mix(paper, '#4E9CB8', t * 0.8),
        shade: mix('#93B4AE', '#2E6E94', t),
      });
      return { svg, line, near: 1 - t };
    };
    const back = shape('M-40 -40H1240V860H-40Z', mix('#5FB4CC', blue, 0.12));
    const drop = fade(blue, 0, 0.97);
    const far = side(
      [
        [120, -60],
        [960, -60],
        [1000, 130],
        [1080, 330],
        [1120, 560],
        [1130, 880],
        [60, 880],
        [70, 560],
        [110, 330],
        [140, 130],
      ],
      0.42,
    );
    const left = side(
      [
        [-60, -60],
        [250, -60],
        [196, 60],
        [214, 150],
        [150, 240],
        [170, 340],
        [96, 470],
        [110, 620],
        [30, 870],
        [-60, 870],
      ],
      0.12,
    );
    const right = side(
      [
        [1260, -60],
        [1260, 870],
        [1150, 870],
        [1110, 660],
        [1040, 520],
        [1052, 400],
        [950, 290],
        [930, 200],
        [880, 120],
        [896, 40],
        [860, -60],
      ],
      0.2,
    );
    const felt = Array.from({ length: 60 }, () => {
      const a = r.between(0.1, Math.PI * 2);
      const k = r.between(1.12, 1.5);
      const [x, y] = [540 + Math.cos(a) * 330 * k, 150 + Math.sin(a) * 112 * k];
      return blot(x, y, r.between(6, 22), r, 0.7);
    }).join('');
    return groundOf(
      [
        { svg: back + far.svg + shape(felt, mix('#7C9A5A', stone, 0.4)) + mouth(stage) },
        { svg: `${drop.defs}${shape(box(-40, 330, 1300, 500), drop.fill)}${blades()}` },
        left,
        right,
        { svg: `${drop.defs}${shape(box(-40, 480, 1300, 400), drop.fill)}` },
      ],
      { open: area(300, 300, 500, 300), floor: [], growth: 'none' },
    );
  },
  hour: 'noon',
  cast: (stage) => ({
    front:
      bubbles(650, 420, 210, 10, 8, paper, 8) +
      diversOf(stage)(660, 430, 150, -8, { suit: mix(ink, blue, 0.3) }) +
      diversOf(stage)(420, 560, 110, 16, { flip: true, suit: mix(ink, blue, 0.35) }) +
      bubbles(440, 546, 240, 10, 5, paper, 6) +
      diversOf(stage)(760, 640, 84, -20, { suit: mix(ink, blue, 0.45) }),
  }),
};
