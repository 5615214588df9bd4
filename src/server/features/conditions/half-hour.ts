import type { Context, MiddlewareHandler } from 'hono';
import { surrogateControl } from '../../platform/http/cache-tags.ts';
import type { AppEnv, Services } from '../../platform/http/context.ts';

const halfHourSeconds = 1800;
const stepSeconds = 300;
const retrySeconds = 60;

const secondsUntilNext = (step: number, now: Date) =>
  step - (Math.floor(now.getTime() / 1000) % step);

/** Caches a response without its own lifetime until the next half hour, when a day may begin. */
export const untilTheHalfHour =
  ({ clock }: Services): MiddlewareHandler<AppEnv> =>
  async (context, next) => {
    await next();
    if (context.res.status !== 200 || context.res.headers.has(surrogateControl)) return;
    context.header(surrogateControl, `max-age=${secondsUntilNext(halfHourSeconds, clock())}`);
  };

/** Caches a response about the present for at most five minutes, since tide windows change. */
export const untilTheNextStep = (context: Context<AppEnv>, now: Date) =>
  context.header(surrogateControl, `max-age=${secondsUntilNext(stepSeconds, now)}`);

/** Caches a response without its forecast for one minute. */
export const cacheBriefly = (context: Context<AppEnv>) =>
  context.header(surrogateControl, `max-age=${retrySeconds}`);
