import { clockTime } from '../../dates/site-time.ts';

interface Window {
  from: string;
  to: string;
  turn: { time: string; kind: 'high' | 'low' };
  slack: string | null;
}

/** The turn of a window, e.g. "slack at about 11:20, high water 08:31". */
export const windowTurnText = ({ turn, slack }: Window): string =>
  [slack && `slack at about ${clockTime(slack)}`, `${turn.kind} water ${clockTime(turn.time)}`]
    .filter(Boolean)
    .join(', ');

/** The main time of a window: its slack, else its turn if inside, else its beginning. */
export function timeOfWindow({ from, to, turn, slack }: Window): string {
  const time = Date.parse(turn.time);
  const isInside = time >= Date.parse(from) && time <= Date.parse(to);
  return slack ?? (isInside ? turn.time : from);
}
