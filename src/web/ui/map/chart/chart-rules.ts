import {
  type Filter,
  type LabelRule,
  LineSymbolizer,
  type PaintRule,
  PolygonSymbolizer,
  type TextSymbolizerOptions,
} from 'protomaps-leaflet';
import type { Colours } from './chart-colours.ts';
import { NameSymbolizer } from './name-symbolizer.ts';

const band = (color: string, width: number): PaintRule => ({
  dataLayer: 'land',
  symbolizer: new LineSymbolizer({ color, width, lineJoin: 'round' }),
});

/** Paint rules for deeper water, then for the bands along a shore, the wider one first. */
export const waterRules = ({ deeper, near, nearest }: Colours): PaintRule[] => [
  { dataLayer: 'depths', symbolizer: new PolygonSymbolizer({ fill: deeper }) },
  band(near, 18),
  band(nearest, 8),
];

export const landRules = (colours: Colours): PaintRule[] => [
  { dataLayer: 'land', symbolizer: new PolygonSymbolizer({ fill: colours.land }) },
  band(colours.shore, 1),
  {
    dataLayer: 'lakes',
    symbolizer: new PolygonSymbolizer({ fill: colours.near, stroke: colours.shore, width: 0.5 }),
  },
  {
    dataLayer: 'borders',
    symbolizer: new LineSymbolizer({ color: colours.border, width: 1, dash: [6, 3, 1, 3] }),
  },
];

const isShown =
  (...kinds: string[]): Filter =>
  (zoom, { props }) =>
    kinds.includes(String(props.kind)) && zoom >= Number(props.min) && zoom <= Number(props.max);

/** The font of names; the worker loads the font itself. */
export const chartFont = 'Instrument Sans Variable';

const upper = 'uppercase';

/** Rules for names by priority: of two overlapping names, the first is drawn. */
export function labelRules(colours: Colours): LabelRule[] {
  const text = (
    size: number,
    colour: string,
    more: TextSymbolizerOptions & { isOnWater?: boolean } = {},
  ): TextSymbolizerOptions => ({
    labelProps: ['name'],
    fontFamily: `"${chartFont}", sans-serif`,
    fontSize: size,
    fontWeight: 500,
    fill: colour,
    stroke: more.isOnWater ? colours.sea : colours.land,
    width: 1.5,
    lineHeight: 1.35,
    ...more,
  });
  const dotted = (radius: number, fill: string, options: TextSymbolizerOptions) =>
    new NameSymbolizer(options, { radius, fill, stroke: colours.land });
  const rule = (symbolizer: LabelRule['symbolizer'], ...kinds: string[]): LabelRule => ({
    dataLayer: 'names',
    symbolizer,
    filter: isShown(...kinds),
    sort: (one, other) => Number(other.rank) - Number(one.rank),
  });
  const centred = (options: TextSymbolizerOptions) => new NameSymbolizer(options);
  const onWater = { isOnWater: true, fontStyle: 'italic', maxLineChars: 12 };
  return [
    rule(centred(text(14, colours.faint, { textTransform: upper, letterSpacing: 4 })), 'country'),
    rule(dotted(3.5, colours.text, text(14, colours.text, { fontWeight: 650 })), 'city'),
    rule(centred(text(14, colours.water, { ...onWater, letterSpacing: 1 })), 'sea'),
    rule(centred(text(13, colours.text, { ...onWater, fontWeight: 600 })), 'island', 'reef'),
    rule(dotted(3, colours.light, text(12, colours.text, onWater)), 'lighthouse'),
    rule(centred(text(12, colours.faint, { textTransform: upper, letterSpacing: 2 })), 'state'),
    rule(dotted(2.5, colours.text, text(13, colours.text)), 'town'),
    rule(dotted(1.5, colours.text, text(12, colours.text, onWater)), 'cape'),
    rule(dotted(1.5, colours.faint, text(12, colours.faint)), 'suburb'),
  ];
}
