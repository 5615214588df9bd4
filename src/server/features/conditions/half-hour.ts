import type { Context, MiddlewareHandler } from 'hono';
import { surrogateControl } from '../../platform/http/cache-tags.ts';
import type { AppEnv, Services } from '../../platform/http/context.ts';

const halfHourSeconds = 1800;
const stepSeconds = 300;
const retrySeconds = 60;

const secondsUntilNext = (step: number, now: Date) =>
  step - (Math.floor(now.getTime() / 1000) % step);

/** Caches an answer without a date until the next half hour, when days begin in every time zone of Australia. */
export const untilTheHalfHour =
  ({ clock }: Services): MiddlewareHandler<AppEnv> =>
  async (context, next) => {
    await next();
    if (context.res.status !== 200 || context.res.headers.has(surrogateControl)) return;
    context.header(surrogateControl, `max-age=${secondsUntilNext(halfHourSeconds, clock())}`);
  };

/** Caches an answer about this moment for up to five minutes, when the next tide window may open or close. */
export const untilTheNextStep = (context: Context<AppEnv>, now: Date) =>
  context.header(surrogateControl, `max-age=${secondsUntilNext(stepSeconds, now)}`);

/** Caches an answer without its forecast for a short time. */
export const cacheBriefly = (context: Context<AppEnv>) =>
  context.header(surrogateControl, `max-age=${retrySeconds}`);
