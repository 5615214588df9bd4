import { giantGrouper } from '../../animals/giant-grouper.ts';
import { ridge, sandFloor } from '../../kit/ground.ts';
import { curve, parsePoints } from '../../kit/outline.ts';
import { clip, tone } from '../../kit/plate.ts';
import { shape, stroke } from '../../kit/print.ts';
import { faded, garden, tropic } from '../../kit/scene/garden.ts';
import { school } from '../../kit/scene/school.ts';
import { glow, sea } from '../../kit/scene/sheet.ts';
import { specks } from '../../kit/spots.ts';
import { lightShafts } from '../../kit/water.ts';
import { deep, ink, mix, reef, shallow } from '../../palette.ts';
import { bed, HEIGHT, late, WIDTH } from './sheet.ts';

export function fallback3() {
  let out = sea(WIDTH, HEIGHT, late, 83);
  out += lightShafts({
    x: 1250,
    y: -260,
    reach: 1150,
    count: 5,
    spread: 0.9,
    colour: shallow,
    density: 0.26,
    seed: 89,
  });
  out += glow(1240, 10, 520, 130, shallow, 0.5);
  const far = mix(deep, ink, 0.3);
  // The bow of a ship, upright on sand
  out += ridge(HEIGHT, parsePoints('-40,820 500,840 900,800 1640,760'), mix(deep, reef, 0.2), {
    seed: 81,
    rough: 8,
  });
  out += shape(
    curve('900,330^ 1040,372 1240,400 1660,410^ 1660,880^ 1060,880^ 1020,760 970,560'),
    far,
  );
  out += clip(
    curve('900,330^ 1040,372 1240,400 1660,410^ 1660,880^ 1060,880^ 1020,760 970,560'),
    tone('M880 560H1700V900H880Z', ink, 0, 1) +
      shape(
        curve(`
          880,320^ 1040,372 1240,400 1700,408^ 1700,426^ 1240,418 1040,392 890,352^
        `),
        mix(reef, shallow, 0.15),
      ) +
      stroke('M1010 470h30M1120 490h26M1230 500h26M1340 506h26M1450 508h26', ink, 20) +
      stroke(
        'M1040 560C1060 700 1090 800 1110 900M1300 430V900M1520 430V900',
        ink,
        5,
        'opacity="0.6"',
      ),
  );
  out += stroke(
    'M908 330L900 250M960 344V276M1030 366V300M1110 384V316M1200 396V330M900 262C960 282 1060 308 1200 334',
    mix(reef, shallow, 0.1),
    6,
  );
  out +=
    shape('M1290 402L1300 250L1480 250L1500 408Z', mix(deep, ink, 0.45)) +
    shape('M1320 284h40v34h-40ZM1384 284h40v34h-40ZM1440 284h30v34h-30Z', mix(deep, reef, 0.6)) +
    stroke('M1400 250V60M1340 120H1460M1356 90H1440', mix(deep, ink, 0.45), 11);
  out +=
    garden(
      (x) => 400 + (x - 1200) * 0.01,
      1180,
      1290,
      2,
      46,
      84,
      faded(tropic, deep, 0.3),
      mix(deep, ink, 0.4),
    ) + garden(() => 352, 960, 1060, 2, 44, 85, faded(tropic, deep, 0.3), mix(deep, ink, 0.4));
  out += sandFloor(WIDTH, HEIGHT, 838, {
    colour: mix(bed, ink, 0.55),
    shade: mix(bed, ink, 0.7),
    light: mix(bed, ink, 0.35),
    seed: 86,
    ripples: 6,
  });
  out +=
    giantGrouper(830, 690, 300, 2, { flip: true }) +
    school(1120, 180, 220, 70, 60, 22, mix(reef, shallow, 0.3), 88, 188);
  return out + specks(WIDTH, HEIGHT, 90, shallow, 82, 2.4);
}
