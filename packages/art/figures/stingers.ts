import { readFileSync } from 'node:fs';
import { paths } from '../application.ts';
import { animal, disc, figure, lines, path, rect, stroke, text } from './kit.ts';

const remedies = [
  ['australian-box-jellyfish', 'vinegar', 'tropical jellyfish', 26],
  ['bluebottle', 'hot water, no vinegar', 'bluebottle', 46],
  ['reef-stonefish', 'hot water, 20 min', 'fish spines', 72],
  ['southern-blue-ringed-octopus', 'bandage, keep still', 'octopus, cone, snake', 60],
] as const;

export const remedyByAnimal = () =>
  figure('Which first aid for which animal', [
    ...remedies.map(([species, remedy, name, long], i) => {
      const y = 52 + i * 66;
      return (
        rect(20, y, 440, 58, i % 2 ? 'shallow' : 'reef') +
        animal(species, {
          x: 66,
          y: y + (i === 0 ? 20 : 29),
          long,
          colour: i % 2 ? 'ink' : 'paper',
        }) +
        text(120, y + 25, name, { height: 19, colour: i % 2 ? 'ink' : 'paper' }) +
        text(120, y + 49, remedy, { bold: true, colour: i % 2 ? 'ink' : 'paper' })
      );
    }),
  ]);

type Ring = [number, number][];

const x = (longitude: number) => 100 + (longitude - 113) * 7;
const y = (latitude: number) => 52 + (-10 - latitude) * 7.8;

/** The mainland and Tasmania in steps of some four units. */
function coast(): string {
  const { coordinates }: { coordinates: Ring[][] } = JSON.parse(
    readFileSync(paths.coastline, 'utf8'),
  );
  const rings = coordinates
    .flat()
    .filter(
      (ring) => ring.length > 500 && ring.every(([east, north]) => north < -10 && east < 154.5),
    );
  return rings
    .map((ring) => {
      const points: [number, number][] = [];
      for (const [longitude, latitude] of ring) {
        const point: [number, number] = [Math.round(x(longitude)), Math.round(y(latitude))];
        const last = points.at(-1);
        if (!last || Math.hypot(point[0] - last[0], point[1] - last[1]) >= 4) points.push(point);
      }
      return `M${points.map((point) => point.join(' ')).join('L')}Z`;
    })
    .join('');
}

const exmouth = [x(114.1), y(-21.9)] as const;
const agnesWater = [x(151.9), y(-24.2)] as const;

export const vinegarCoast = () =>
  figure('Vinegar or hot water?', [
    path(coast(), 'honey'),
    stroke(`M${exmouth[0]} ${exmouth[1]}L${agnesWater[0]} ${agnesWater[1]}`, 'coral', 3),
    disc(exmouth[0], exmouth[1], 6, 'coral'),
    disc(agnesWater[0], agnesWater[1], 6, 'coral'),
    text(exmouth[0] - 10, exmouth[1] + 7, 'Exmouth', { height: 19, anchor: 'end' }),
    lines(agnesWater[0] + 14, agnesWater[1] - 8, ['Agnes', 'Water']),
    text(x(132), y(-19.5), 'vinegar', { bold: true, height: 24, colour: 'deep', anchor: 'middle' }),
    lines(x(133), y(-27), ['bluebottle: hot', 'water, no vinegar'], {
      bold: true,
      colour: 'deep',
      anchor: 'middle',
    }),
  ]);
