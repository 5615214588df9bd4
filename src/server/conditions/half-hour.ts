import type { Context, MiddlewareHandler } from 'hono';
import type { AppEnv, Services } from '../http/context.ts';

const halfHourSeconds = 1800;
const retrySeconds = 60;
const surrogateControl = 'Surrogate-Control';

/** Caches an answer without a date until the next half hour, when days begin in every time zone of Australia. */
export const untilTheHalfHour =
  ({ clock }: Services): MiddlewareHandler<AppEnv> =>
  async (context, next) => {
    await next();
    if (context.res.status !== 200 || context.res.headers.has(surrogateControl)) return;
    const elapsed = Math.floor(clock().getTime() / 1000) % halfHourSeconds;
    context.header(surrogateControl, `max-age=${halfHourSeconds - elapsed}`);
  };

/** Without the forecast that it wanted, an answer is asked for anew soon. */
export const cacheBriefly = (context: Context<AppEnv>) =>
  context.header(surrogateControl, `max-age=${retrySeconds}`);
