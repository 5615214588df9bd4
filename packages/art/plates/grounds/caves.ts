import type { Point } from '../../kit/outline.ts';
import { curve, num } from '../../kit/outline.ts';
import { inside, shape } from '../../kit/print.ts';
import { mix, paper } from '../../palette.ts';
import { ridgeOf, rockOf } from '../rock.ts';
import { darker, type Ground, type Stage } from '../scene.ts';
import { castOver } from '../sea.ts';
import { area, grainOf, groundOf, sandOf, topOf } from './seabed.ts';

/** Looking out through the mouth of a cave. */
export function mouth(stage: Stage): Ground {
  const { r, near, mid } = stage;
  const cx = r.between(470, 730);
  const cy = r.between(340, 430);
  // A round mouth, a tall slot or a low letterbox.
  const [rx, ry] = r.pick([
    [r.between(280, 390), r.between(220, 300)],
    [r.between(170, 240), r.between(300, 370)],
    [r.between(420, 500), r.between(150, 200)],
  ] as const);
  const turn = r.between(0.6, 1.4);
  const knobs = r.whole(7, 13);
  const rim = (k: number) => {
    const points: Point[] = [];
    for (let i = 0; i < knobs; i++) {
      const a = (i / knobs) * Math.PI * 2;
      const s = r.between(0.8, 1.14) * k * (1 + 0.12 * Math.sin(a * 2 + turn));
      points.push([cx + Math.cos(a) * rx * s, cy + Math.sin(a) * ry * s]);
    }
    return curve(points);
  };
  const dark = darker(near, 0.6);
  const whole = 'M-60 -60H1260V860H-60Z';
  const sand = sandOf(stage, cy + ry * 0.62);
  const behind = ridgeOf(
    [
      [-40, cy + ry * 0.7],
      [400, cy + ry * 0.4],
      [800, cy + ry * 0.75],
      [1240, cy + ry * 0.3],
    ],
    mid,
    r,
    { near: 0.2, grain: grainOf(stage) },
  );
  const outer = rim(1.22);
  const front =
    shape(`${whole}${outer}`, mix(near, mid, 0.4), 'fill-rule="evenodd"') +
    shape(`${whole}${rim(1.4)}`, dark, 'fill-rule="evenodd"') +
    inside(
      whole,
      Array.from({ length: 26 }, () => {
        const a = r.between(0, Math.PI * 2);
        const s = r.between(1.5, 2);
        const x = cx + Math.cos(a) * rx * s;
        const y = cy + Math.sin(a) * ry * s;
        const long = r.between(30, 110);
        return shape(
          curve([
            [x, y, 1],
            [x + long / 2, y + r.between(-6, 6)],
            [x + long, y + r.between(-14, 14), 1],
            [x + long / 2, y + 9],
          ]),
          mix(near, mid, 0.25),
          'opacity="0.5"',
        );
      }).join(''),
    );
  return {
    ...groundOf([behind, sand], {
      open: area(cx - rx * 0.8, cy - ry * 0.7, rx * 1.6, ry * 1.1),
      floor: [{ x: cx + rx * r.between(-0.3, 0.3), y: cy + ry * 0.85, nx: 0, ny: -1, near: 0.8 }],
      growth: 'sparse',
    }),
    front,
  };
}

/** A chamber, light falling through a hole in its roof. */
export function chamber(stage: Stage): Ground {
  const { r, near, mid, water } = stage;
  const hole = r.between(300, 860);
  const wide = r.between(70, 130);
  const beam = mix(water[0] ?? paper, paper, 0.4);
  const sand = sandOf(stage, r.between(650, 710));
  const light =
    shape(
      `M${num(hole - wide)} -20H${num(hole + wide)}L${num(hole + wide * r.between(1.6, 3.2))} 720L${num(hole - wide * r.between(0.6, 2))} 720Z`,
      beam,
      'opacity="0.3"',
    ) +
    shape(
      `M${num(hole - wide * 0.5)} -20H${num(hole + wide * 0.3)}L${num(hole + wide)} 700L${num(hole - wide * 0.4)} 700Z`,
      beam,
      'opacity="0.3"',
    );
  const left = rockOf(
    [
      [-80, -60],
      [hole - wide - 20, -60],
      [hole - wide - r.between(0, 40), 60],
      [hole - wide - 130, r.between(130, 210)],
      [r.between(100, 200), 330],
      [r.between(120, 220), 520],
      [r.between(40, 160), 680],
      [220, 870],
      [-80, 870],
    ],
    darker(near, 0.35),
    r,
    { grain: grainOf(stage), rough: 14 },
  );
  const right = rockOf(
    [
      [1280, -60],
      [1280, 870],
      [1010, 870],
      [r.between(1010, 1090), 640],
      [r.between(940, 1050), 460],
      [r.between(980, 1060), 280],
      [hole + wide + 120, r.between(100, 180)],
      [hole + wide + 20, 50],
      [hole + wide + 10, -60],
    ],
    darker(mid, 0.3),
    r,
    { grain: grainOf(stage), near: 0.7, rough: 14 },
  );
  return groundOf([{ svg: light }, sand, right, left], {
    open: area(250, 260, 700, 330),
    floor: sand.floor.slice(1, 4),
    growth: 'sparse',
  });
}

/** The dark door of a cave in a face of rock. */
export function door(stage: Stage): Ground {
  const { r, near, mid } = stage;
  const top = Math.max(topOf(stage) - 20, r.between(120, 260));
  const cx = r.between(400, 640);
  const half = r.between(120, 190);
  const roof = r.between(360, 460);
  const sand = sandOf(stage, r.between(670, 720));
  const face = ridgeOf(
    [
      [-40, top + r.between(-30, 40)],
      [cx - 200, top],
      [cx + 160, top + r.between(20, 60)],
      [cx + half + 240, top + 170],
      [cx + half + 330, 600],
      [cx + half + 420, 850],
    ],
    near,
    r,
    { grain: grainOf(stage), rough: 14 },
  );
  const black = curve([
    [cx - half, 770, 1],
    [cx - half * r.between(0.9, 1.15), 610],
    [cx - half * 0.7, roof + 60],
    [cx - 10, roof],
    [cx + half * 0.75, roof + r.between(30, 70)],
    [cx + half * 1.05, 620],
    [cx + half, 770, 1],
  ]);
  const behind = ridgeOf(
    [
      [500, 800],
      [800, r.between(480, 600)],
      [1240, r.between(400, 540)],
    ],
    mid,
    r,
    { near: 0.35, grain: grainOf(stage) },
  );
  const cave = {
    svg:
      shape(black, darker(near, 0.8)) +
      inside(
        black,
        shape(
          black,
          castOver(mix(mid, near, 0.3), 'noon'),
          `transform="translate(${num(half * 0.9)} 90)" opacity="0.35"`,
        ),
      ),
  };
  return groundOf([behind, face, cave, { svg: sand.svg }], {
    open: area(cx + half + 60, topOf(stage) + 40, 1060 - cx - half, 420),
    floor: [...sand.floor.slice(3), { x: cx, y: 730, nx: 0, ny: -1, near: 1 }],
  });
}
