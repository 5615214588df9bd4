import { useEffect, useState } from 'react';
import type { LearnText } from '../../../contract/settings/settings.ts';
import { readDoneSteps, rememberDoneSteps } from './done-steps.ts';

const waters = [
  'bg-haze text-abyss',
  'bg-[color-mix(in_oklab,var(--color-deep)_75%,var(--color-haze))] text-foam',
  'bg-deep text-foam',
  'bg-abyss text-foam',
] as const;

/** The steps of learning to dive; visitors can mark a step as done if scripts run. */
export function LearningPath({ steps }: { steps: LearnText['steps'] }) {
  const [done, setDone] = useState<readonly string[]>();
  // The marks appear after hydration, because only the browser stores them.
  useEffect(() => setDone(readDoneSteps()), []);

  function mark(title: string, isDone: boolean) {
    const titles = (done ?? []).filter((one) => one !== title).concat(isDone ? title : []);
    setDone(titles);
    rememberDoneSteps(titles);
  }

  const count = steps.filter(({ title }) => done?.includes(title)).length;
  const next = steps.find(({ title }) => !done?.includes(title));
  return (
    <section className="mx-auto max-w-6xl px-5 py-16" id="path">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8">
        <h2 className="text-step-4">Four steps down</h2>
        <p role="status" className="min-h-7 text-muted tabular-nums">
          {done &&
            (next
              ? `${count} of ${steps.length} done. Next: ${next.title}`
              : 'All done. See you in the water.')}
        </p>
      </div>
      <ol className="mt-8">
        {steps.map(({ title, depth, where, text }, index) => (
          <li key={title} className="grid grid-cols-[4.5rem_1fr] md:grid-cols-[8rem_1fr]">
            <div className="relative border-r-4 border-ink pt-6 pr-3 text-right font-display text-step-2 font-extrabold tabular-nums">
              {depth}
              <span
                aria-hidden
                className={`absolute top-8 -right-3 size-5 rounded-full border-4 border-ink ${done?.includes(title) ? 'bg-coral' : 'bg-paper'}`}
              />
            </div>
            <div className={`px-[min(1.5rem,4vw)] py-6 md:p-8 ${waters[index]}`}>
              <div className="grid gap-x-10 gap-y-2 lg:grid-cols-[1fr_2fr]">
                <div>
                  <h3 className="text-step-2">{title}</h3>
                  <p className="mt-1 text-sm font-semibold">{where}</p>
                </div>
                <p className="max-w-[62ch]">{text}</p>
              </div>
              {done && (
                <label className="mt-4 inline-flex max-w-full flex-wrap min-h-11 cursor-pointer items-center gap-3 font-semibold">
                  <input
                    type="checkbox"
                    checked={done.includes(title)}
                    onChange={(event) => mark(title, event.target.checked)}
                    className="size-6 accent-coral"
                  />
                  {`Done: ${title}`}
                </label>
              )}
            </div>
          </li>
        ))}
      </ol>
      {done && (
        <p className="mt-4 text-sm text-muted">
          These marks stay in this browser. Nobody else sees them.
        </p>
      )}
    </section>
  );
}
