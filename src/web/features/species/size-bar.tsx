import { lengthText } from '../../../domain/species/terms.ts';

/** A swimming diver with fins, about 220 cm long, at one unit for each centimetre. */
function Diver() {
  return (
    <g>
      <circle cx="16" cy="18" r="12" />
      <path d="M27 15 C48 5 84 6 112 16 L150 22 C160 24 163 28 160 33 L148 34 L108 33 C82 40 50 38 27 27 Z" />
      <rect x="44" y="-2" width="50" height="13" rx="6" />
      <path d="M52 34 L66 60 L58 63 L40 36 Z" />
      <path d="M156 22 L188 14 L220 4 L212 22 L190 28 L158 31 Z" />
      <path d="M150 30 L184 34 L214 46 L202 52 L176 42 L148 36 Z" />
    </g>
  );
}

/** A hand, about 18 cm long. */
function Hand() {
  return (
    <g strokeLinecap="round" strokeLinejoin="round">
      <rect x="0" y="3.2" width="9.5" height="8.2" rx="2.6" />
      <path
        d="M8 4.4 H16 M8 6.5 H17.2 M8 8.6 H16.8 M8 10.6 H14.6 M3 4.6 L8.4 1.2"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
      />
    </g>
  );
}

const references = {
  diver: { words: 'diver with fins', cm: 220, height: 64, top: 4, shape: <Diver /> },
  hand: { words: 'a hand', cm: 18, height: 12.5, top: 0, shape: <Hand /> },
};

/** The length from which a species is compared with a diver instead of a hand. */
const handUpToCm = 70;

export function SizeBar({ name, cm }: { name: string; cm: number }) {
  const { words, cm: length, height, top, shape } = references[cm < handUpToCm ? 'hand' : 'diver'];
  const width = Math.max(cm, length);
  const bar = width / 40;
  return (
    <figure>
      <svg
        viewBox={`0 0 ${width} ${height + bar * 3}`}
        role="img"
        aria-label={`${name}: up to ${lengthText(cm)} long, drawn as a bar beside ${words}`}
        className="block max-h-44 w-full fill-current"
        preserveAspectRatio="xMinYMid meet"
      >
        <g transform={`translate(0 ${top})`} opacity="0.55">
          {shape}
        </g>
        <rect y={height + bar} width={cm} height={bar} rx={bar / 4} className="fill-honey" />
      </svg>
      <figcaption className="mt-2 text-sm tabular-nums">
        {`Up to ${lengthText(cm)}, beside ${words} (${lengthText(length)})`}
      </figcaption>
    </figure>
  );
}
