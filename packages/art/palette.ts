import { palette } from './application.ts';

export const { paper, sand, ink, deep, reef, shallow, ochre, coral, honey } = palette;

/** `t` = 0 gives `a`, 1 gives `b`: two colours laid over each other. */
export function mix(a: string, b: string, t: number): string {
  const at = (hex: string, i: number) => Number.parseInt(hex.slice(1 + i * 2, 3 + i * 2), 16);
  return `#${[0, 1, 2]
    .map((i) =>
      Math.round(at(a, i) + (at(b, i) - at(a, i)) * t)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

// Mixed tints, each two colours of the application's palette over each other unless it says otherwise.
/** Sea between shallow and reef: the middle of most waters. */
export const lagoon = mix(shallow, reef, 0.5);

/** Night side of deep: wreck shadows, far rock. */
export const abyss = mix(deep, ink, 0.6);

/** Brown kelp and wet rock in half light. */
export const kelp = '#7A6A1E';

/** Temperate water: the green that plankton lends to reef. */
export const bottle = '#1F5F55';

/** Light end of temperate water. */
export const fern = '#B9D3A4';

/** Coral in shade. */
export const rust = mix(ochre, ink, 0.35);

/** Coral in sun. */
export const blush = mix(coral, paper, 0.5);

/** Sand in shade. */
export const dune = mix(sand, ochre, 0.22);

/** Sand under blue water. */
export const seafloor = mix(sand, reef, 0.3);
