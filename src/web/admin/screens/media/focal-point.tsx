import { type MouseEvent, useId } from 'react';
import type { PictureChanges } from '../../../../contract/media.ts';
import { ClearPicture } from '../../ui/clear-picture.tsx';

const toPercent = (part: number, whole: number) =>
  Math.min(100, Math.max(0, Math.round((part / whole) * 100)));

export function FocalPoint(props: {
  src: string;
  x: number;
  y: number;
  onChange: (changes: PictureChanges) => void;
}) {
  const { src, x, y, onChange } = props;
  const id = useId();

  function place({ nativeEvent, currentTarget }: MouseEvent<HTMLElement>) {
    const { offsetX, offsetY } = nativeEvent;
    onChange({
      focalX: toPercent(offsetX, currentTarget.clientWidth),
      focalY: toPercent(offsetY, currentTarget.clientHeight),
    });
  }

  return (
    <fieldset aria-describedby={`${id}-note`}>
      <legend className="mb-1 font-semibold">Focal point</legend>
      <div className="relative w-fit overflow-hidden">
        {/* The sliders below set the same point by keyboard. */}
        <ClearPicture src={src} full onClick={place} className="block max-h-80 cursor-crosshair" />
        <span
          aria-hidden
          style={{ left: `${x}%`, top: `${y}%` }}
          className="pointer-events-none absolute size-8 -translate-1/2 rounded-full border-4 border-foam shadow-[0_0_0_2px_var(--color-abyss)]"
        />
      </div>
      <p id={`${id}-note`} className="mt-1 text-sm text-muted">
        Click what must stay in view where a page crops the picture.
      </p>
      <div className="mt-2 grid gap-x-5 sm:grid-cols-2">
        <Slider label="From the left" value={x} onChange={(focalX) => onChange({ focalX })} />
        <Slider label="From the top" value={y} onChange={(focalY) => onChange({ focalY })} />
      </div>
    </fieldset>
  );
}

function Slider(props: { label: string; value: number; onChange: (value: number) => void }) {
  return (
    <label className="flex min-h-11 items-center gap-3 text-sm">
      <span className="w-24 shrink-0">{props.label}</span>
      <input
        type="range"
        min={0}
        max={100}
        value={props.value}
        aria-valuetext={`${props.value} percent`}
        onChange={(event) => props.onChange(Number(event.target.value))}
        className="min-w-0 flex-1 accent-reef"
      />
      <span className="w-10 text-right tabular-nums">{`${props.value} %`}</span>
    </label>
  );
}
