import { onTestFinished } from 'vitest';

/** Stops a server when the test ends, passed or failed. */
export async function untilTestEnd<Server extends { stop: () => Promise<unknown> }>(
  starting: Promise<Server>,
): Promise<Server> {
  const server = await starting;
  onTestFinished(() => server.stop().then(() => undefined));
  return server;
}
