import { drawing, frameAround, projectPlace } from '../../../domain/geo/australia-map.ts';

interface MapPlace {
  id: number;
  name: string;
  latitude: number;
  longitude: number;
  hollow?: boolean;
}

const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(3)}%`;

export function PlacesMap({ label, places }: { label: string; places: readonly MapPlace[] }) {
  if (places.length === 0) return null;
  const frame = frameAround(places);
  const radius = frame.width / 90;
  return (
    <div
      className="relative overflow-hidden border-2 border-ink bg-shallow/45 [print-color-adjust:exact]"
      style={{ aspectRatio: `${frame.width} / ${frame.height}` }}
    >
      <div
        aria-hidden
        className="absolute bg-line mask-[url(/australia.svg)] mask-size-[100%_100%] [print-color-adjust:exact]"
        style={{
          width: percent(drawing.width, frame.width),
          height: percent(drawing.height, frame.height),
          left: percent(-frame.x, frame.width),
          top: percent(-frame.y, frame.height),
        }}
      />
      <svg
        viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
        role="img"
        aria-label={label}
        className="absolute inset-0 size-full"
      >
        {places.map((place) => {
          const { x, y } = projectPlace(place);
          return (
            <circle
              key={place.id}
              cx={x.toFixed(1)}
              cy={y.toFixed(1)}
              r={radius}
              strokeWidth={radius / 3}
              className={place.hollow ? 'fill-paper stroke-reef' : 'fill-reef stroke-paper'}
            >
              <title>{place.name}</title>
            </circle>
          );
        })}
      </svg>
    </div>
  );
}
