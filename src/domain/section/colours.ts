import type { CoastWater } from '../geo/coast-waters.ts';
import { palette } from '../pictures/palette.ts';

const colours = {
  sky: ['#FBEBD0', '#0D2833'],
  sun: [palette.coral, '#F4ECDC'],
  paper: [palette.paper, '#071B24'],
  words: [palette.ink, '#F4ECDC'],
  quiet: [palette.muted, '#B3C3C4'],
  land: ['#96805A', '#20333A'],
  beach: ['#E0C78F', '#4E5F62'],
  grass: ['#4F6B4A', '#172A2E'],
  sand: ['#EBDDBE', '#7C8B86'],
  rock: ['#0F3A47', '#04141B'],
  lit: ['#2F6B74', '#1C4650'],
  iron: ['#4A2E26', '#1D1513'],
  rust: [palette.ochre, '#8A4B25'],
  pale: [palette.haze, '#5E8A8C'],
  animal: ['#EAF5EC', '#BFE3DE'],
  shade: [palette.ink, '#02090D'],
  far: ['#C9B893', '#16333D'],
  growth: [palette.coral, '#B6503F'],
  leaf: [palette.honey, '#94713A'],
  mark: [palette.coral, '#FF8A70'],
} as const;

export type ColourName = keyof typeof colours;

const waterColours: Record<CoastWater, readonly string[]> = {
  tropical: ['#BDEBE3', '#2FA3A8', '#0B5F7C', '#0A3A57'],
  subtropical: [palette.haze, '#3E9499', palette.reef, palette.deep],
  temperate: ['#C9DFC8', '#5C9A86', '#1F6460', '#0B3A41'],
};
const nightWater = ['#2B6F74', '#155059', '#0A3442', '#061F2B'];

/** The attributes of a colour: a class for the night theme, and a fill that needs no stylesheet. */
export const fill = (colour: ColourName) => `class="${colour}" fill="${colours[colour][0]}"`;
export const line = (colour: ColourName, width: number) =>
  `class="l-${colour}" fill="none" stroke="${colours[colour][0]}" stroke-width="${width}"`;

export const nightStyle = (): string => {
  const rules = Object.entries(colours).map(
    ([name, [, night]]) => `.${name}{fill:${night}}.l-${name}{stroke:${night}}`,
  );
  const stops = nightWater.map((colour, i) => `.w${i}{stop-color:${colour}}`);
  return `@media (prefers-color-scheme:dark){${rules.join('')}${stops.join('')}}`;
};

export const stops = (water: CoastWater) =>
  waterColours[water]
    .map(
      (colour, i) =>
        `<stop class="w${i}" offset="${[0, 0.3, 0.65, 1][i]}" stop-color="${colour}"/>`,
    )
    .join('');
