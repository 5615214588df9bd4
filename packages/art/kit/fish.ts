import { ink, paper } from '../palette.ts';
import { curve, type Outline } from './outline.ts';
import { disc } from './plate.ts';
import { group, inside, place, shape, stroke } from './print.ts';

/** Puts an animal with its middle at x, y; it looks left unless it is flipped. */
export type Animal = (
  x: number,
  y: number,
  length: number,
  angle?: number,
  flip?: boolean,
) => string;

/** An animal drawn from its snout at 0,0 to the tip of its tail at 1000,0. */
export const animal =
  (inner: () => string): Animal =>
  (x, y, length, angle = 0, flip = false) =>
    place(group(inner(), 'transform="translate(-500 0)"'), x, y, length, angle, flip);

export type Tones = { base: string; light: string; shade: string };

/** A body with light along its upper edge and shade along its lower one; `marks` stay inside it. */
export function modelled(
  d: string,
  { base, light, shade }: Tones,
  marks = '',
  depth: { light?: number; shade?: number } = {},
) {
  const { light: lit = 16, shade: dark = 44 } = depth;
  return (
    shape(d, light) +
    inside(
      d,
      shape(d, base, `transform="translate(0 ${lit})"`) +
        marks +
        shape(
          `M-700 -900h2600v1800h-2600Z${d}`,
          shade,
          `fill-rule="evenodd" opacity="0.75" transform="translate(0 ${-dark})"`,
        ),
    )
  );
}

export const eye = (x: number, y: number, radius: number, iris: string = paper) =>
  shape(disc(x, y, radius), iris) +
  shape(disc(x - radius * 0.08, y, radius * 0.62), ink) +
  shape(disc(x - radius * 0.3, y - radius * 0.3, radius * 0.2), paper);

type Fin = [outline: Outline, colour: string];

export type FishParts = Tones & {
  body: Outline;
  /** Fins and tail, drawn before the body. */
  fins: Fin[];
  /** Fins that lie on the body. */
  front?: Fin[];
  marks?: string;
  eye: [x: number, y: number, radius: number];
  iris?: string;
  mouth?: Outline;
  gill?: Outline;
  depth?: { light?: number; shade?: number };
};

export function fishOf(parts: FishParts): string {
  const { body, fins, front = [], marks, mouth, gill, base, light, shade } = parts;
  const line = (outline: Outline) => stroke(curve(outline, false), shade, 8);
  return (
    fins.map(([outline, colour]) => shape(curve(outline), colour)).join('') +
    modelled(curve(body), { base, light, shade }, marks, parts.depth) +
    (gill ? line(gill) : '') +
    (mouth ? line(mouth) : '') +
    front.map(([outline, colour]) => shape(curve(outline), colour)).join('') +
    eye(...parts.eye, parts.iris)
  );
}

/** Bars or stripes as filled outlines of one colour. */
export const bars = (outlines: readonly Outline[], colour: string) =>
  shape(outlines.map((outline) => curve(outline)).join(''), colour);
