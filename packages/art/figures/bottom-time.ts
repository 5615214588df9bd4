import { seedFacts } from '../plates/facts.ts';
import { disc, figure, rect, stroke, text } from './kit.ts';

export const whatItIs = () =>
  figure('What bottom time is', [
    rect(0, 84, 480, 190, 'shallow'),
    stroke('M0 84H480', 'reef', 2),
    rect(40, 84, 214, 190, 'reef'),
    stroke('M40 84L96 244L170 252L254 240', 'pale', 6),
    stroke('M254 240L370 122H424L448 84', 'ink', 5),
    disc(40, 84, 7, 'coral'),
    disc(254, 240, 7, 'coral'),
    text(147, 132, 'bottom time', { anchor: 'middle', bold: true, colour: 'paper', height: 22 }),
    text(396, 150, 'stop', { anchor: 'middle', height: 19 }),
    text(40, 304, 'leave the surface', { height: 19 }),
    text(300, 304, 'begin the way up', { height: 19 }),
    stroke('M254 288V258', 'coral'),
  ]);

const shown = [
  ['Rapid Bay Jetty', 'Rapid Bay'],
  ['Osprey Reef – North Horn', 'North Horn'],
] as const;

const depth = (metres: number) => 62 + metres * 5.8;

export function oneScale(): string {
  const sites = seedFacts();
  return figure('One scale on every card', [
    ...[0, 10, 20, 30, 40].map(
      (metres) =>
        stroke(`M66 ${depth(metres)}H108`, 'quiet', 2) +
        text(56, depth(metres) + 7, metres ? String(metres) : '0 m', { anchor: 'end' }),
    ),
    ...shown.map(([name, words], i) => {
      const site = sites.find((one) => one.name === name);
      if (!site) throw new Error(`no site ${name}`);
      const x = 124 + i * 180;
      return (
        rect(x, depth(0), 56, depth(40) - depth(0), 'shallow') +
        rect(x, depth(site.depthMin), 56, (site.depthMax - site.depthMin) * 5.8, 'reef') +
        text(x + 66, depth(site.depthMin) + 8, `${site.depthMin} m`, { height: 19 }) +
        text(x + 66, Math.min(depth(site.depthMax) + 7, 290), `${site.depthMax} m`, {
          bold: true,
          height: 19,
        }) +
        text(x + 28, 314, words, { anchor: 'middle', height: 19, bold: true })
      );
    }),
  ]);
}
