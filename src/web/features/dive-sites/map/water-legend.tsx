import { coastWaters, waterLabels } from '../../../../domain/geo/coast-waters.ts';

export function WaterLegend() {
  return (
    <ul
      aria-label="Colours of sea, pins and clusters"
      className="legend flex flex-wrap gap-x-4 px-5 py-2"
    >
      {coastWaters.map((water) => (
        <li key={water} data-water={water} className="flex items-center gap-1.5">
          <span aria-hidden className="size-2.5 rounded-full bg-reef" />
          {waterLabels[water]}
        </li>
      ))}
    </ul>
  );
}
