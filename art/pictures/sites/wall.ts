import { plateCoral } from '../../kit/growth/hard-coral.ts';
import { commonKelp } from '../../kit/growth/kelp.ts';
import { rock } from '../../kit/growth/rock.ts';
import { seaFan } from '../../kit/growth/soft-coral.ts';
import { spongeClump } from '../../kit/growth/sponges.ts';
import { type Point, parsePoints } from '../../kit/outline.ts';
import { abyss, blush, coral, honey, mix, ochre, paper } from '../../palette.ts';
import { type Climate, cool, far, fish, mid, near, sea } from './sheet.ts';

export function wallScene(climate: Climate) {
  const face: Point[] = parsePoints(`
    700,-40^ 730,90^ 690,190^ 740,330^ 710,450^ 770,590^ 740,700^ 790,860^ 1260,860^ 1260,-40^
  `);
  return (
    sea(climate, 22, 300) +
    rock(
      parsePoints(`
        470,860^ 540,640^ 520,520^ 600,380^ 570,250^ 640,120^ 630,-40^ 1240,-40^ 1240,860^
      `),
      far(climate),
      23,
      {
        shade: mix(far(climate), mid(climate), 0.5),
        light: mix(far(climate), paper, 0.2),
        layers: 6,
        cracks: 3,
      },
    ) +
    fish(climate, 300, 420, 24) +
    rock(face, near(climate), 25, { shade: abyss, light: mid(climate), layers: 8, cracks: 8 }) +
    (cool(climate)
      ? spongeClump(800, 350, 110, 5) +
        spongeClump(790, 610, 120, 8) +
        commonKelp(750, 90, 130, 9, { stream: -0.5 }) +
        commonKelp(830, 60, 120, 10, { stream: -0.4 }) +
        seaFan(960, 520, 140, coral, 11) +
        spongeClump(1060, 260, 110, 13) +
        commonKelp(960, 40, 120, 12, { stream: -0.4 })
      : seaFan(760, 360, 190, coral, 31, -0.5) +
        seaFan(800, 640, 220, mix(coral, ochre, 0.4), 32, -0.4) +
        plateCoral(730, 200, 240, 60, honey, 33) +
        plateCoral(760, 480, 200, 56, coral, 35) +
        seaFan(1050, 300, 150, blush, 34))
  );
}
