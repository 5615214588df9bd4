import { animal, modelled } from '../kit/fish.ts';
import { along, curve, type Point, parsePoints, tube } from '../kit/outline.ts';
import { disc } from '../kit/plate.ts';
import { group, shape, stroke } from '../kit/print.ts';
import { random } from '../kit/random.ts';
import { blot } from '../kit/spots.ts';
import { coral, honey, ink, kelp, mix, ochre, paper, rust } from '../palette.ts';

/** The bulb on its stalk: warts, and two openings at the top. */
function bulb(x: number, y: number, size: number, tilt: number, base: string, seed: number) {
  const r = random(seed);
  const shade = mix(base, mix(rust, ink, 0.3), 0.55);
  const d = curve(
    '-20,190 -84,150 -124,70 -136,-30 -118,-120 -84,-160 -60,-196 -20,-196 0,-166 30,-170 62,-206 104,-190 116,-140 134,-60 128,50 88,146 24,192',
  );
  const at = parsePoints(
    '-132,-60 -138,20 -112,100 -60,168 60,168 112,104 140,10 136,-80 -100,-140 0,-170',
  );
  const warts = parsePoints(
    '-86,-70 -40,-104 20,-90 80,-84 -96,10 -44,-30 20,-20 84,-10 -70,80 -10,50 56,64 100,50 -30,124 40,124',
  );
  const mouth = (mx: number, my: number) =>
    shape(disc(mx, my, 32, 20), mix(base, paper, 0.35)) +
    shape(disc(mx, my, 19, 11), mix(rust, ink, 0.5)) +
    stroke(`M${mx - 19} ${my}H${mx + 19}M${mx} ${my - 11}V${my + 11}`, mix(base, rust, 0.3), 4);
  return group(
    shape(at.map(([px, py]) => blot(px * 0.97, py * 0.97, 25, r)).join(''), base) +
      modelled(
        d,
        { base, light: mix(base, paper, 0.5), shade },
        shape(warts.map(([px, py]) => blot(px, py, 24, r)).join(''), mix(base, shade, 0.32)) +
          shape(
            warts.map(([px, py]) => blot(px - 3, py - 5, 17, r)).join(''),
            mix(base, paper, 0.28),
          ),
        { light: 12, shade: 40 },
      ) +
      mouth(-42, -192) +
      mouth(82, -196),
    `transform="translate(${x} ${y}) rotate(${tilt}) scale(${size})"`,
  );
}

function stalk(line: string, colour: string) {
  const at = along(parsePoints(line), 14);
  const d = tube(at.map(({ x, y, t }): [number, number, number] => [x, y, 19 - t * 6]));
  const rings = at
    .slice(1, -1)
    .map(({ x, y }) => `M${(x - 12).toFixed(1)} ${y.toFixed(1)}q12 8 24 0`)
    .join('');
  return (
    shape(d, colour) +
    stroke(rings, mix(colour, ink, 0.3), 4) +
    stroke(
      curve(
        at.map(({ x, y }): Point => [x - 6, y]),
        false,
      ),
      mix(colour, paper, 0.35),
      4,
    )
  );
}

/** Pyura spinifera and relatives: warty bulbs on long whippy stalks, two openings at the top. */
export const seaTulip = animal(() => {
  const yellow = mix(honey, '#F2C83C', 0.45);
  const pink = mix(coral, '#D8688A', 0.4);
  const stem = mix(ochre, mix(pink, paper, 0.2), 0.35);
  return (
    stalk('690,470 720,330 800,190 846,60', mix(stem, ink, 0.15)) +
    bulb(866, -40, 0.72, 20, mix(pink, rust, 0.12), 3) +
    stalk('450,480 400,340 300,240 230,120', mix(stem, ink, 0.08)) +
    bulb(200, 16, 0.82, -20, yellow, 4) +
    stalk('560,480 600,320 560,150 530,20', stem) +
    bulb(520, -130, 1.1, -6, mix(yellow, honey, 0.3), 5) +
    modelled(
      curve('300,500 380,462 470,450 560,462 650,446 740,466 820,506 700,546 480,552'),
      { base: mix(kelp, ink, 0.5), light: mix(kelp, paper, 0.2), shade: mix(kelp, ink, 0.75) },
      '',
      { light: 10, shade: 26 },
    )
  );
});
