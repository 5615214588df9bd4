import { animal, modelled } from '../kit/fish.ts';
import { curve } from '../kit/outline.ts';
import { disc } from '../kit/plate.ts';
import { shape, stroke } from '../kit/print.ts';
import { random } from '../kit/random.ts';
import { blot } from '../kit/spots.ts';
import { coral, deep, ink, mix, ochre, paper } from '../palette.ts';
import { gillRing, rhinophore } from './slug-parts.ts';

type Spot = [x: number, y: number, size: number];

const spotsOf = (text: string): Spot[] =>
  text
    .trim()
    .split(/\s+/)
    .map((row) => row.split(',').map(Number) as Spot);

/** Ceratosoma brevicaudatum, short-tailed ceratosoma: a tall orange slug, spots in pale halos, a stubby red lobe behind the gills. */
export const shortTailedCeratosoma = animal(() => {
  const r = random(71);
  const base = '#E58A2E';
  const halo = '#F8D9A6';
  const red = '#B8322E';
  const purple = '#6A3A8E';
  const body = curve(`
    6,72 0,24 26,-20 80,-58 150,-76 230,-72 320,-66 410,-74 500,-104 580,-140 660,-156 740,-140
    782,-96 796,-40 826,14 890,62 1000,108^ 900,122 740,116 560,120 380,116 200,122 60,118 16,104
  `);
  const at = spotsOf(`60,14,15 100,66,16 150,-26,17 196,38,18 262,-22,15 300,58,17 360,-14,18
    420,44,19 480,-40,18 540,18,20 560,-84,16 610,70,18 636,-28,20 700,36,20 726,-70,15 782,66,16
    800,8,13 860,78,12 130,106,9 360,98,9 520,86,10 690,96,9`);
  const ring = (text: Spot[], grow: number) =>
    text.map(([x, y, size]) => blot(x, y, size * grow, r)).join('');
  return (
    rhinophore(130, -64, -18, { length: 130, width: 42 }, { stalk: base, club: red }) +
    modelled(
      curve('700,-96 730,-176 784,-214 836,-202 846,-156 824,-96 812,-20 730,-20'),
      { base: red, light: mix(red, coral, 0.5), shade: mix(red, ink, 0.3) },
      shape(disc(790, -164, 12) + disc(806, -112, 10), purple),
      { light: 8, shade: 14 },
    ) +
    modelled(
      body,
      { base, light: mix(base, paper, 0.4), shade: mix(base, mix(ochre, ink, 0.3), 0.6) },
      shape(ring(at, 1.65), halo) +
        shape(
          ring(
            at.filter((_, i) => i % 2 === 0),
            1,
          ),
          red,
        ) +
        shape(
          ring(
            at.filter((_, i) => i % 2 === 1),
            0.9,
          ),
          purple,
        ),
      { light: 12, shade: 28 },
    ) +
    stroke(curve('14,46 38,-8 86,-42 150,-60 224,-56', false), mix(purple, red, 0.4), 9) +
    rhinophore(192, -56, -6, { length: 148, width: 46 }, { stalk: base, club: red }) +
    shape(disc(640, -120, 64, 22), mix(base, ink, 0.3)) +
    gillRing(
      640,
      -122,
      { length: 150, width: 27, round: 46 },
      { vane: mix(base, halo, 0.25), rib: red },
    )
  );
});

/** Ceratosoma amoenum, sweet ceratosoma: orange blotches and purple spots on white, crimson gills and rhinophores. */
export const sweetCeratosoma = animal(() => {
  const r = random(73);
  const white = '#FFFDF8';
  const orange = '#EE8B2C';
  const purple = '#7A3E97';
  const crimson = '#B5214A';
  const body = curve(`
    4,78 0,40 40,-2 110,-34 200,-44 300,-36 380,-32 470,-46 560,-76 640,-88 720,-76 766,-42 806,8
    880,56 1000,102^ 880,112 700,106 500,110 300,106 120,110 30,104
  `);
  const edge =
    spotsOf(`30,86,12 96,98,11 170,92,12 250,98,11 330,92,12 410,98,11 490,92,12 570,98,11
    650,92,12 730,98,11 810,92,11 880,98,9 300,-14,11 430,-20,11 500,34,10 140,26,11 258,44,10
    640,-52,10 700,20,11 386,40,9 790,38,10`);
  const blotches = spotsOf(`76,30,36 200,-12,38 200,62,24 320,20,42 440,10,34 450,64,24 560,-36,34
    580,46,40 690,-30,32 660,72,20 770,2,28 800,72,24 880,62,18 330,76,16`);
  return (
    rhinophore(
      134,
      -30,
      -18,
      { length: 130, width: 40 },
      { stalk: mix(white, crimson, 0.2), club: crimson },
    ) +
    modelled(
      curve('720,-56 750,-92 794,-104 826,-84 822,-44 800,0 740,0'),
      { base: mix(white, deep, 0.1), light: paper, shade: mix(white, deep, 0.3) },
      shape(disc(788, -66, 22, 16), orange),
      { light: 6, shade: 12 },
    ) +
    stroke(body, mix(white, deep, 0.3), 6) +
    modelled(
      body,
      { base: white, light: '#FFFFFF', shade: mix(white, deep, 0.24) },
      shape(blotches.map(([x, y, size]) => blot(x, y, size, r, 0.8)).join(''), orange) +
        shape(edge.map(([x, y, size]) => disc(x, y, size)).join(''), purple),
      { light: 10, shade: 18 },
    ) +
    rhinophore(
      196,
      -24,
      -6,
      { length: 146, width: 44 },
      { stalk: mix(white, crimson, 0.2), club: crimson },
    ) +
    shape(disc(646, -66, 58, 18), mix(white, deep, 0.3)) +
    gillRing(
      646,
      -68,
      { length: 138, width: 25, round: 42 },
      { vane: crimson, rib: mix(white, crimson, 0.2) },
    )
  );
});
