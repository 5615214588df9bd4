import { extendedLetters, latinLetters, printable } from '../../../../domain/text/printable.ts';

export type Style = 'display' | 'strong' | 'text';

export interface Piece {
  style: Style;
  text: string;
}

export const strong = (text: string): Piece => ({ style: 'strong', text });
export const plain = (text: string): Piece => ({ style: 'text', text });
export const display = (text: string): Piece => ({ style: 'display', text });

/** Letters of one font file. */
export interface Run {
  font: Style | `${Style} extended`;
  text: string;
}

/** The width of a run in points. */
export type Measure = (run: Run) => number;

export const inFonts = (text: string) => printable(text, latinLetters, extendedLetters);

function toRuns({ style, text }: Piece): Run[] {
  const runs: Run[] = [];
  for (const letter of text) {
    const font = latinLetters.test(letter) ? style : (`${style} extended` as const);
    const last = runs.at(-1);
    if (last?.font === font) last.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs;
}

const runsWidth = (runs: readonly Run[], measure: Measure) =>
  runs.reduce((sum, run) => sum + measure(run), 0);

function cut(word: Piece, width: number, measure: Measure): Run[][] {
  const whole = toRuns(word);
  if (runsWidth(whole, measure) <= width) return [whole];
  const parts: Run[][] = [];
  let part = '';
  for (const letter of word.text) {
    if (part && runsWidth(toRuns({ ...word, text: part + letter }), measure) > width) {
      parts.push(toRuns({ ...word, text: part }));
      part = '';
    }
    part += letter;
  }
  return [...parts, toRuns({ ...word, text: part })];
}

function append(line: Run[], runs: readonly Run[]) {
  for (const run of runs) {
    const last = line.at(-1);
    if (last?.font === run.font) last.text += run.text;
    else line.push({ ...run });
  }
}

/** Breaks pieces of text into lines that fit a width. Pieces stand apart like words. */
export function breakLines(pieces: readonly Piece[], width: number, measure: Measure): Run[][] {
  let line: Run[] = [];
  let lineWidth = 0;
  const lines = [line];
  const nextLine = () => {
    line = [];
    lineWidth = 0;
    lines.push(line);
  };
  for (const { style, text } of pieces) {
    const space: Run = { font: style, text: ' ' };
    const spaceWidth = measure(space);
    for (const [index, paragraph] of text.split('\n').entries()) {
      if (index > 0) nextLine();
      for (const word of paragraph.split(/ +/).filter(Boolean)) {
        for (const runs of cut({ style, text: word }, width, measure)) {
          const wordWidth = runsWidth(runs, measure);
          if (line.length > 0 && lineWidth + spaceWidth + wordWidth > width) nextLine();
          lineWidth += line.length > 0 ? spaceWidth + wordWidth : wordWidth;
          append(line, line.length > 0 ? [space, ...runs] : runs);
        }
      }
    }
  }
  return lines;
}
