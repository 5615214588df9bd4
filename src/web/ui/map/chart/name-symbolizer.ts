import Point from '@mapbox/point-geometry';
import {
  Justify,
  type LabelSymbolizer,
  TextSymbolizer,
  type TextSymbolizerOptions,
} from 'protomaps-leaflet';

type Place = LabelSymbolizer['place'];

/** The mark of a place; `stroke` separates the mark from its surroundings. */
interface Dot {
  radius: number;
  fill: string;
  stroke: string;
}

function drawDot(context: CanvasRenderingContext2D, { radius, fill, stroke }: Dot) {
  context.globalAlpha = 1;
  context.beginPath();
  context.arc(0, 0, radius, 0, 2 * Math.PI);
  context.strokeStyle = stroke;
  context.lineWidth = 2;
  context.stroke();
  context.fillStyle = fill;
  context.fill();
}

/** The order of pins, which precede all names. */
export const pinOrder = -1;

const sides = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;
/** Pixels between a place and its name; `past` is for places without a dot or under a pin. */
const [near, past] = [6, [22, 38]];

/** Draws a name beside its dot or centred, without overlapping pins or more important names. */
export class NameSymbolizer implements LabelSymbolizer {
  #text: TextSymbolizer;
  #dot: Dot | undefined;

  constructor(options: TextSymbolizerOptions, dot?: Dot) {
    this.#text = new TextSymbolizer(options);
    this.#dot = dot;
  }

  place(...[layout, geom, feature]: Parameters<Place>): ReturnType<Place> {
    const { index, order } = layout;
    const dot = this.#dot;
    const at = geom[0]?.[0];
    const [text] = this.#text.place(layout, [[new Point(0, 0)]], feature) ?? [];
    const box = text?.bboxes[0];
    if (!at || !text || !box) return undefined;
    const radius = dot?.radius ?? 0;
    const spot = {
      minX: at.x - radius,
      minY: at.y - radius,
      maxX: at.x + radius,
      maxY: at.y + radius,
    };
    const isCovered = !dot || index.bboxCollides(spot, pinOrder);
    const [width, height] = [box.maxX - box.minX, box.maxY - box.minY];
    for (const gap of [dot ? near : -1, ...(isCovered ? past : [])]) {
      for (const [across, down] of gap < 0 ? [[0, 0]] : sides) {
        const left = at.x + across * (width / 2 + gap) - width / 2;
        const top = at.y + down * (height / 2 + gap) - height / 2;
        const bbox = { minX: left, minY: top, maxX: left + width, maxY: top + height };
        if (index.bboxCollides(bbox, order)) continue;
        const draw: typeof text.draw = (context) => {
          if (dot) drawDot(context, dot);
          context.translate(left - at.x - box.minX, top - at.y - box.minY);
          text.draw(context, { justify: Justify.Center });
        };
        return [{ anchor: at, bboxes: isCovered ? [bbox] : [spot, bbox], draw }];
      }
    }
    return undefined;
  }
}
