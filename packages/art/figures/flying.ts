import { figure, path, rect, stroke, text } from './kit.ts';

const waits = [
  ['One no-stop dive', 12, '12 h'],
  ['Several dives or days', 18, '18 h'],
  ['Required stops', 24, '24 h usual'],
] as const;

export const waitToFly = () =>
  figure(
    'Least wait before flying',
    waits.map(([label, hours, told], i) => {
      const y = 62 + i * 84;
      return (
        text(20, y + 18, label, { height: 19 }) +
        rect(20, y + 28, hours * 12.5, 34, i === 2 ? 'coral' : 'reef') +
        text(20 + hours * 12.5 + 8, y + 53, told, { bold: true })
      );
    }),
  );

/** Heights of the article's table of drives, in metres. */
const roads = [
  ['Tableland', 750],
  ['Blue Mts', 1000],
  ['kunanyi', 1270],
] as const;

export const roadsClimb = () => {
  const y = (metres: number) => 286 - metres * 0.165;
  return figure('Roads that count as a flight', [
    ...roads.map(([name, metres], i) => {
      const x = 78 + i * 126;
      return (
        path(`M${x - 58} 286L${x} ${y(metres)}L${x + 58} 286Z`, 'reef') +
        text(x, y(metres) - 8, `${metres.toLocaleString('en-AU')} m`, {
          anchor: 'middle',
          bold: true,
          height: 19,
        }) +
        text(x, 308, name, { anchor: 'middle', height: 19 })
      );
    }),
    stroke(`M20 ${y(300)}H460`, 'coral', 3),
    text(460, y(300) - 8, '300 m', { anchor: 'end', bold: true, colour: 'coral', height: 19 }),
  ]);
};
