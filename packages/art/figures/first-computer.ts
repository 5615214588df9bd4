import { disc, figure, lines, rect, stroke, text } from './kit.ts';

const readings = [
  ['how deep', 'depth'],
  ['how long', 'time'],
  ['how much longer', 'no-stop time'],
  ['too fast?', 'ascent rate'],
] as const;

export const fourAnswers = () =>
  figure('Four answers at arm’s length', [
    rect(96, 54, 288, 252, 'honey'),
    rect(112, 68, 256, 224, 'deep'),
    ...readings.map(([question, reading], i) => {
      const y = 76 + i * 53;
      return (
        rect(120, y, 240, 46, i === 3 ? 'coral' : 'reef') +
        text(132, y + 20, question, { colour: 'paper', height: 19 }) +
        text(348, y + 40, reading, { colour: 'paper', anchor: 'end', bold: true })
      );
    }),
  ]);

const rows = [
  ['same wrist', [1, 2, 3]],
  ['swapped at lunch', [3]],
] as const;

export const oneDiverOneComputer = () =>
  figure('What it knows of your day', [
    ...rows.map(([name, known], i) => {
      const y = 62 + i * 130;
      return (
        text(20, y + 14, name, { bold: true }) +
        [1, 2, 3]
          .map((dive, column) => {
            const x = 20 + column * 104;
            const isKnown = (known as readonly number[]).includes(dive);
            return (
              rect(x, y + 26, 92, 58, isKnown ? 'reef' : 'shallow') +
              text(x + 46, y + 62, `dive ${dive}`, {
                anchor: 'middle',
                colour: isKnown ? 'paper' : 'ink',
              })
            );
          })
          .join('') +
        disc(374, y + 55, 26, i === 0 ? 'reef' : 'coral') +
        stroke(
          i === 0
            ? `M362 ${y + 55}L371 ${y + 65}L387 ${y + 45}`
            : `M364 ${y + 45}L384 ${y + 65}M384 ${y + 45}L364 ${y + 65}`,
          'paper',
          5,
        ) +
        lines(406, y + 50, i === 0 ? ['adds', 'up'] : ['sum', 'broken'], { height: 19 })
      );
    }),
    text(20, 312, 'One diver, one computer, all week', { height: 19 }),
  ]);
