import { nth } from '../kit/list.ts';
import type { Picture } from '../kit/picture.ts';
import { sheet } from '../kit/scene/sheet.ts';
import { bareIsland } from './articles/bare-island.ts';
import { bottomTime } from './articles/bottom-time.ts';
import { yongala } from './articles/diving-the-ss-yongala.ts';
import { eaglehawk } from './articles/eaglehawk-neck.ts';
import { exSwan } from './articles/ex-hmas-swan.ts';
import { firstAid } from './articles/first-aid.ts';
import { firstComputer } from './articles/first-computer.ts';
import { fishRock } from './articles/fish-rock-cave.ts';
import { flying } from './articles/flying-after-diving.ts';
import { cuttlefish } from './articles/giant-cuttlefish.ts';
import { greyNurses } from './articles/grey-nurse-sharks.ts';
import { howWeChoose } from './articles/how-we-choose.ts';
import { julianRocks } from './articles/julian-rocks.ts';
import { airLast } from './articles/make-your-air-last.ts';
import { navyPier } from './articles/navy-pier.ts';
import { nightDive } from './articles/night-dive.ts';
import { potatoCods } from './articles/potato-cod.ts';
import { rapidBay } from './articles/rapid-bay-jetty.ts';
import { seadragons } from './articles/seadragons.ts';
import { blue, green, HEIGHT, WIDTH } from './articles/sheet.ts';
import { slowAscents } from './articles/slow-ascents.ts';
import { stingers } from './articles/stingers.ts';
import { swell } from './articles/swell-wind-and-tide.ts';
import { catalogue } from './articles/the-catalogue-counted.ts';
import { weighting } from './articles/weighting.ts';

const header = (name: string, edge: string[], draw: () => string, seed: number): Picture => ({
  folder: 'articles',
  name,
  width: WIDTH,
  height: HEIGHT,
  widths: [400, 800, 1200, 1600],
  grain: 0.28,
  svg: () => sheet(WIDTH, HEIGHT, edge, draw(), seed),
});

export const pictures: Picture[] = [
  header('diving-the-ss-yongala', blue, yongala, 3),
  header('fish-rock-cave', ['#0A222E', '#0A222E'], fishRock, 4),
  header('rapid-bay-jetty-leafy-seadragons', green, rapidBay, 5),
  header('julian-rocks-leopard-sharks', blue, julianRocks, 6),
  header('navy-pier-exmouth', blue, navyPier, 7),
  header('bare-island-shore-dive', green, bareIsland, 8),
  header('first-wreck-ex-hmas-swan', blue, exSwan, 9),
  header('kelp-and-caves-of-eaglehawk-neck', green, eaglehawk, 10),
  header('weedy-and-leafy-seadragons', green, seadragons, 11),
  header('grey-nurse-sharks', blue, greyNurses, 12),
  header('giant-cuttlefish-of-spencer-gulf', green, cuttlefish, 13),
  header('potato-cod-and-other-reef-giants', blue, potatoCods, 14),
  header('slow-ascents-and-safety-stops', blue, slowAscents, 15),
  header('decompression-illness-first-aid', ['#34727F', '#DE9A3A', '#8A5A33'], firstAid, 16),
  header(
    'flying-and-altitude-after-diving',
    ['#06303F', '#DE9A3A', '#0B6E78', '#0A222E'],
    flying,
    17,
  ),
  header('stingers-stonefish-and-first-aid', blue, stingers, 18),
  header('get-your-weighting-right', ['#BDE2DB', '#FBF6EC', '#0B6E78', '#0B6E78'], weighting, 19),
  header('make-your-air-last', blue, airLast, 20),
  header(
    'swell-wind-and-tide-for-shore-divers',
    ['#CBE7E2', '#9AD8D0', '#0B6E78', '#A2490B'],
    swell,
    21,
  ),
  header('your-first-night-dive', ['#0A4A58', '#0A222E'], nightDive, 22),
  header('choosing-a-first-dive-computer', blue, firstComputer, 23),
  header('what-bottom-time-is', [nth(blue, 0), ...blue], bottomTime, 24),
  header('how-we-choose-dive-sites', ['#F3D9A8', '#CFEAE4', '#E9F3EE'], howWeChoose, 25),
  header('the-catalogue-counted', ['#063B4C', '#0A222E'], catalogue, 26),
];
