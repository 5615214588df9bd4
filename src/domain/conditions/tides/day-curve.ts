interface CurvePoint {
  time: string;
  height: number;
}

interface DayFrame {
  /** Times of the first and the last point, in milliseconds. */
  start: number;
  end: number;
  low: number;
  high: number;
}

export function curveFrame(curve: readonly CurvePoint[]): DayFrame {
  const heights = curve.map(({ height }) => height);
  const [low, high] = [Math.min(...heights), Math.max(...heights)];
  const spare = Math.max(0.1, (high - low) * 0.12);
  return {
    start: Date.parse(curve[0]?.time ?? ''),
    end: Date.parse(curve.at(-1)?.time ?? ''),
    low: low - spare,
    high: high + spare,
  };
}

export const alongDay = ({ start, end }: DayFrame, time: string | number) =>
  Math.max(
    0,
    Math.min(1, ((typeof time === 'number' ? time : Date.parse(time)) - start) / (end - start)),
  );

export function curvePath(curve: readonly CurvePoint[], width: number, height: number): string {
  const frame = curveFrame(curve);
  const points = curve.map((point) => {
    const x = alongDay(frame, point.time) * width;
    const y = (1 - (point.height - frame.low) / (frame.high - frame.low)) * height;
    return `${Math.round(x)} ${Math.round(y)}`;
  });
  return `M${points.join('L')}`;
}
