import { Slider } from 'radix-ui';
import { useState } from 'react';

const handle =
  'block size-6 rounded-full border-3 border-ink bg-paper shadow-sm hover:bg-shallow focus-visible:bg-shallow';

const tickStep = 10;

export default function RangeSlider(props: {
  scale: readonly [number, number];
  ends: [number, number];
  labels: [string, string];
  onCommit: (start: number, end: number) => void;
}) {
  const { scale, labels, onCommit } = props;
  const [least, most] = scale;
  const given = props.ends.map((end) => Math.min(most, Math.max(least, end)));
  const [ends, setEnds] = useState(given);
  const [lastGiven, setLastGiven] = useState(given);
  // A React `key` would remount the slider, and the focused handle would miss the next key press.
  if (given.some((end, index) => end !== lastGiven[index])) {
    setLastGiven(given);
    setEnds(given);
  }
  const ticks = Array.from(
    { length: (most - least) / tickStep + 1 },
    (_, i) => least + i * tickStep,
  );
  return (
    <div>
      <Slider.Root
        min={least}
        max={most}
        value={ends}
        minStepsBetweenThumbs={1}
        onValueChange={setEnds}
        onValueCommit={([start = least, end = most]) => onCommit(start, end)}
        className="relative flex h-11 touch-none items-center select-none"
      >
        <Slider.Track className="relative h-3 grow rounded-full bg-linear-to-r from-shallow to-deep">
          <Slider.Range className="absolute h-full rounded-full ring-2 ring-ink" />
        </Slider.Track>
        {labels.map((label, index) => (
          <Slider.Thumb
            key={label}
            aria-label={label}
            aria-valuetext={`${ends[index]} m`}
            className={handle}
          />
        ))}
      </Slider.Root>
      <div aria-hidden className="flex justify-between px-1 text-sm text-muted tabular-nums">
        {ticks.map((tick) => (
          <span key={tick} className="flex w-4 justify-center">
            {tick}
          </span>
        ))}
      </div>
    </div>
  );
}
