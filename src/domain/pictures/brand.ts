import { palette } from './palette.ts';

type Rgb = [red: number, green: number, blue: number];

/** The pattern of an owner's colour, e.g. `#a2490b`. */
export const colourPattern = /^#[\da-f]{6}$/i;

const night = { paper: '#071B24', sand: '#0D2833', ink: '#0A222E' };
/** The dark water of each coast, the same by day and by night. */
const deeps = [palette.deep, '#073A5E', '#0A4039'];

const channels = (hex: string): Rgb =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as Rgb;

/** Relative luminance of WCAG 2.2, 0 to 1. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of WCAG 2.2, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** A colour mixed with black (share below 0) or white (above 0), by a share up to 1. */
function shade(hex: string, share: number): string {
  const goal = share < 0 ? 0 : 255;
  const mixed = channels(hex).map((value) => value + (goal - value) * Math.abs(share));
  return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

type Background = readonly [colour: string, ratio: number];

/** The shade nearest to a colour with enough contrast to all backgrounds. */
function readableShade(hex: string, backgrounds: readonly Background[]): string {
  const fits = (one: string) =>
    backgrounds.every(([background, ratio]) => contrast(one, background) >= ratio);
  for (let step = 0; step <= 100; step += 1) {
    for (const share of [-step / 100, step / 100]) {
      const one = shade(hex, share);
      if (fits(one)) return one;
    }
  }
  throw new Error(`No shade of ${hex} can be read on all grounds`);
}

const dayButtons: Background[] = [
  [palette.paper, 4.5],
  [palette.sand, 3],
];
const nightButtons: Background[] = [
  [night.paper, 4.5],
  [night.sand, 3],
  [night.ink, 4.5],
];
const darkWater: Background[] = [...deeps, palette.ink].map((deep) => [deep, 3]);

/**
 * The owner's colours as CSS custom properties, in shades readable on every coast by day and night.
 * @param colours as `#a2490b`; an empty text selects the default colour
 */
export function brandStyle(colours: { buttons: string; marks: string }): Record<string, string> {
  const { buttons, marks } = colours;
  return {
    ...(buttons && {
      '--color-ochre': `light-dark(${readableShade(buttons, dayButtons)}, ${readableShade(buttons, nightButtons)})`,
    }),
    ...(marks && {
      '--color-coral': `light-dark(${readableShade(marks, [[palette.paper, 3], ...darkWater])}, ${readableShade(marks, [[night.paper, 3], ...darkWater])})`,
    }),
  };
}
