import { clockTime } from '../../../domain/dates/site-time.ts';
import { api, read } from '../../app/api.ts';
import { useAnswer } from '../../ui/use-answer.ts';

/** A link to the verdict; its text is the next turn of the tide, once that has loaded. */
export function NextTide({ id, hasTide }: { id: number; hasTide: boolean }) {
  const { current } = useAnswer(hasTide ? String(id) : undefined, () =>
    read(api['dive-sites'][':id'].tides.$get({ param: { id: String(id) }, query: { days: '2' } })),
  );
  const next = current?.extremes.find(({ time }) => Date.parse(time) > Date.now());
  return (
    <a href="#can-i-dive-it" className="inline-block w-52 max-w-full text-reef underline">
      {next
        ? `Next ${next.kind} ${clockTime(next.time)}, ${next.height.toFixed(1)}\u00a0m`
        : 'Can I dive it?'}
    </a>
  );
}
