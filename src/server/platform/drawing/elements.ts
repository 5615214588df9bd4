import {
  across,
  barTicks,
  type DepthBarMarks,
  tickLabel,
} from '../../../domain/dive-sites/depth-bar.ts';
import { leftHalfOutline, starOutline, toStars } from '../../../domain/gear/stars.ts';
import { palette } from '../../../domain/pictures/palette.ts';

type Style = Record<string, string | number>;

/** An element that satori lays out: shaped like React's, without React. */
export interface Element {
  type: string;
  props: { style?: Style; children?: Children; [attribute: string]: unknown };
}
type Children = string | Element | (Element | undefined)[];

/** A flex box, which satori requires for an element with several children. */
export const box = (style: Style, children?: Children): Element => ({
  type: 'div',
  props: {
    style: { display: 'flex', boxSizing: 'border-box', ...style },
    ...(children !== undefined && { children }),
  },
});

export const text = (words: string, lines: number, style: Style): Element => ({
  type: 'div',
  props: {
    style: { display: 'block', maxWidth: '100%', lineClamp: lines, ...style },
    children: words,
  },
});

export function stars(rating: number): Element {
  return box(
    { gap: 6 },
    toStars(rating).map((star) => {
      const fill = star === 'half' ? leftHalfOutline : starOutline;
      const outline = { d: starOutline, fill: 'none', stroke: palette.ochre, strokeWidth: 1.6 };
      return {
        type: 'svg',
        props: {
          width: 40,
          height: 40,
          viewBox: '0 0 24 24',
          children: [
            { type: 'path', props: outline },
            star === 'empty'
              ? undefined
              : { type: 'path', props: { d: fill, fill: palette.ochre } },
          ],
        },
      };
    }),
  );
}

export function depthBar({ left, right, beyond }: DepthBarMarks, width: number): Element {
  const at = (share: number) => Math.round((share / 100) * width);
  const veil = (from: number, to: number) =>
    box({
      position: 'absolute',
      top: 0,
      bottom: 0,
      left: at(from),
      width: at(to) - at(from),
      background: 'rgba(251, 246, 236, 0.8)',
    });
  const tick = (metres: number) => {
    const share = across(metres);
    const side = { 0: 'flex-start', 100: 'flex-end' }[share] ?? 'center';
    const label = { position: 'absolute', justifyContent: side, width: 120 };
    const before = { 0: 0, 100: 120 }[share] ?? 60;
    return box({ ...label, left: at(share) - before }, tickLabel(metres, beyond));
  };
  return box({ flexDirection: 'column', width }, [
    box(
      {
        position: 'relative',
        height: 34,
        borderRadius: 4,
        overflow: 'hidden',
        backgroundImage: `linear-gradient(to right, ${palette.haze}, ${palette.reef}, ${palette.ink})`,
      },
      [
        veil(0, left),
        veil(right, 100),
        box({
          position: 'absolute',
          top: 0,
          bottom: 0,
          left: at(left),
          width: at(right) - at(left),
          borderLeft: `8px solid ${palette.coral}`,
          borderRight: `8px solid ${palette.coral}`,
        }),
      ],
    ),
    box(
      { position: 'relative', height: 36, marginTop: 8, fontSize: 26, color: palette.muted },
      barTicks.map(tick),
    ),
  ]);
}
