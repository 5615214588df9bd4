import { leafySeadragon } from '../../animals/leafy-seadragon.ts';
import { sandFloor } from '../../kit/ground.ts';
import { pile } from '../../kit/growth/pile.ts';
import { growthTints } from '../../kit/growth/rock.ts';
import { school } from '../../kit/growth/school.ts';
import { polygon, taper } from '../../kit/outline.ts';
import { print, shape } from '../../kit/print.ts';
import { type Random, random } from '../../kit/random.ts';
import { specks } from '../../kit/spots.ts';
import { lightShafts, water } from '../../kit/water.ts';
import {
  abyss,
  bottle,
  deep,
  dune,
  fern,
  ink,
  kelp,
  mix,
  paper,
  rust,
  sand,
  shallow,
} from '../../palette.ts';
import { HEIGHT, WIDTH } from './sheet.ts';

/** The deck overhead, narrowing to a far point. */
function jettyDeck() {
  let deck = '';
  let gaps = '';
  for (let i = 0; i < 17; i++) {
    const t = (1 - i / 17) ** 2.1;
    const y = 150 - 200 * t + (1 - t) * 170;
    const half = 120 + 760 * t;
    if (i < 16)
      gaps += polygon([
        [770 - half - 60 * t, y],
        [770 + half * 0.9, y],
        [770 + half * 0.9 + 8, y + 3 + 13 * t],
        [770 - half - 70 * t, y + 3 + 13 * t],
      ]);
  }
  deck = polygon('-260,-60 1460,-60 1440,60 886,322 644,322 -230,90');
  return { deck, gaps };
}

/** Piles in pairs. */
function jettyPiles() {
  const pairs: [number, number, number][] = [
    [0.16, 30, 0.72],
    [0.24, 38, 0.6],
    [0.36, 50, 0.44],
    [0.54, 66, 0.26],
    [0.86, 96, 0],
  ];
  let far = '';
  let near = '';
  pairs.forEach(([t, width, mist], i) => {
    const wood = mix(mix(deep, rust, 0.34), bottle, mist);
    const tone = growthTints.map((c) => mix(c, bottle, mist));
    const bottom = 1010 + t * 470;
    const top = 330 - t * 420;
    const left = 640 - 760 * t;
    const right = 860 + 400 * t;
    const growth = {
      wood,
      shade: mix(wood, abyss, 0.5),
      light: mix(wood, fern, 0.28),
      growth: tone,
      from: top + 300 + 120 * t,
    };
    const beam = shape(
      polygon([
        [left - width, top - 6],
        [right + width, top - 14],
        [right + width, top + width * 0.55],
        [left - width, top + width * 0.62],
      ]),
      mix(wood, abyss, 0.25),
    );
    const pair =
      beam +
      pile(left, top, bottom, width, 200 + i, growth) +
      pile(right, top, bottom - 10, width, 300 + i, growth);
    if (i < 3) far += pair;
    else near += pair;
  });
  return { far, near };
}

function seagrass(r: Random) {
  let grass = '';
  let grassLit = '';
  for (let i = 0; i < 210; i++) {
    const t = (i / 210) ** 0.9;
    const x = r.between(-30, WIDTH + 30);
    if (Math.abs(x - 770 + 60) < 330 * (0.35 + t * 0.8) && r.chance(0.85)) continue;
    const y = 1085 + t * 430;
    for (let k = 0; k < 4; k++) {
      const h = (50 + 150 * t) * r.between(0.5, 1.1);
      const foot = x + r.between(-14, 14) * (0.4 + t);
      const lean = r.between(0.1, 0.5);
      const blade = taper(
        [
          [foot, y],
          [foot + h * lean * 0.25, y - h * 0.55],
          [foot + h * lean, y - h],
        ],
        3 + 8 * t,
        2 + 2 * t,
      );
      if (k === 3) grassLit += blade;
      else grass += blade;
    }
  }
  return { grass, grassLit };
}

export function southAustralia() {
  const r = random(121);

  const { deck, gaps } = jettyDeck();
  const { far, near } = jettyPiles();
  const { grass, grassLit } = seagrass(r);
  return print(
    WIDTH,
    HEIGHT,
    fern,
    water(WIDTH, HEIGHT, {
      colours: [
        mix(fern, paper, 0.55),
        mix(fern, shallow, 0.5),
        mix(shallow, bottle, 0.4),
        bottle,
        mix(bottle, deep, 0.6),
        deep,
      ],
      bands: 9,
      seed: 16,
    }) +
      lightShafts({
        x: 250,
        y: -320,
        reach: 1500,
        count: 7,
        spread: 1.2,
        colour: paper,
        seed: 15,
        density: 0.42,
      }) +
      shape(deck, mix(mix(deep, rust, 0.3), ink, 0.35)) +
      shape(gaps, mix(fern, paper, 0.6)) +
      school(750, 640, 260, 170, 40, 18, mix(bottle, deep, 0.5), 131, {}) +
      far +
      sandFloor(WIDTH, HEIGHT, 1060, {
        colour: mix(dune, bottle, 0.42),
        shade: mix(bottle, deep, 0.35),
        light: mix(sand, bottle, 0.22),
        seed: 36,
        ripples: 3,
        sway: 8,
      }) +
      lightShafts({
        x: 800,
        y: -200,
        reach: 1600,
        count: 5,
        spread: 0.55,
        colour: mix(fern, paper, 0.5),
        seed: 19,
        density: 0.3,
        start: 0.34,
      }) +
      near +
      shape(grass, mix(bottle, abyss, 0.35)) +
      shape(grassLit, mix(kelp, fern, 0.3)) +
      leafySeadragon(560, 800, 800, -4) +
      specks(WIDTH, 1200, 60, paper, 9),
    { seed: 61 },
  );
}
