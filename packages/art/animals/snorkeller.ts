import { curve } from '../kit/outline.ts';
import { group, place, shape } from '../kit/print.ts';
import { ink } from '../palette.ts';

/** The snorkeller who gives it scale: seen from below, lying at the surface. `length` from hands to fin tips. */
export function snorkeller(
  x: number,
  y: number,
  length: number,
  angle = 0,
  options: { colour?: string; fin?: string; flip?: boolean } = {},
) {
  const { colour = ink, fin = colour, flip } = options;
  const body = curve(`
    -56,170 -40,132 -22,120 0,112 22,120 42,132 58,172 52,260 40,330 44,400 -44,400 -40,330
    -54,260
  `);
  const inner =
    shape(curve('-26,70 0,44 26,70 24,104 0,124 -24,104'), colour) +
    shape(body, colour) +
    shape(curve('-52,160 -92,210 -96,290 -84,330 -72,290 -66,220 -40,200'), colour) +
    shape(curve('52,160 112,110 132,20 122,-10 108,16 92,96 44,140'), colour) +
    shape(curve('-44,390 -4,396 -14,560 -34,740 -54,740 -58,560'), colour) +
    shape(curve('4,396 44,390 62,560 78,720 58,730 30,560'), colour) +
    shape(curve('-58,726^ -32,726^ -14,900 -22,1000^ -78,1000^ -76,900'), fin) +
    shape(curve('54,712^ 80,706^ 124,860 138,960^ 84,976^ 66,880'), fin);
  return place(group(inner, 'transform="translate(0 -500)"'), x, y, length, angle, flip);
}
