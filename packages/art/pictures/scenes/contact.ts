import { bubbles } from '../../animals/bubbles.ts';
import { diver } from '../../animals/diver.ts';
import { ridge } from '../../kit/ground.ts';
import { parsePoints } from '../../kit/outline.ts';
import { stroke } from '../../kit/print.ts';
import { hullBelow } from '../../kit/scene/boat.ts';
import { ceiling, glow, sea } from '../../kit/scene/sheet.ts';
import { specks } from '../../kit/spots.ts';
import { lightShafts } from '../../kit/water.ts';
import { coral, deep, honey, ink, mix, ochre, paper, reef, sand, shallow } from '../../palette.ts';
import { HEIGHT, late, WIDTH } from './sheet.ts';

export function contactHero() {
  let out = sea(WIDTH, HEIGHT, late, 23);
  out += lightShafts({
    x: 1150,
    y: -200,
    reach: 1150,
    count: 6,
    spread: 1.15,
    colour: shallow,
    density: 0.3,
    seed: 29,
  });
  out += glow(1150, 40, 620, 190, mix(shallow, paper, 0.3), 0.75);
  out += ceiling(WIDTH, 120, 34, mix(shallow, paper, 0.6), shallow);
  out += hullBelow(1160, 92, 430, mix(deep, ink, 0.6), mix(deep, reef, 0.5), -7);
  // Anchor line, and the ladder over the stern
  out +=
    stroke('M962 108C960 300 900 560 800 930', mix(sand, shallow, 0.3), 5) +
    stroke(
      'M1372 60V168M1402 58V166M1372 84H1402M1372 112H1402M1372 140H1402',
      mix(sand, shallow, 0.3),
      5,
    );
  out += diver(1000, 300, 330, 0, { pose: 'rise', fin: honey }) + bubbles(992, 250, 170, 14, 6);
  out +=
    diver(1240, 440, 270, 4, { pose: 'rise', flip: true, fin: coral, trim: ochre }) +
    bubbles(1250, 440, 260, 14, 8);
  out += ridge(HEIGHT, parsePoints('-40,860 500,890 900,880 1250,800 1640,720'), ink, {
    seed: 33,
    rough: 12,
  });
  return out + specks(WIDTH, HEIGHT, 90, shallow, 32, 2.4);
}
