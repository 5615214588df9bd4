import { now, type Services } from '../http/context.ts';

/** Reads the number of waiting rows and the earliest time in four of the queues. */
export async function readQueueLengths(services: Pick<Services, 'database' | 'clock'>) {
  const { database } = services;
  const lengths = {
    mail: database
      .selectFrom('outbox')
      .select(({ fn }) => [fn.countAll().as('length'), fn.min('createdAt').as('oldest')])
      .where('status', 'in', ['waiting', 'sending']),
    pictures: database
      .selectFrom('media')
      .select(({ fn }) => [fn.countAll().as('length'), fn.min('createdAt').as('oldest')])
      .where('state', 'in', ['waiting', 'working']),
    'search engines': database
      .selectFrom('announcedPages')
      .select(({ fn }) => [fn.countAll().as('length'), fn.min('dueAt').as('oldest')])
      .where('dueAt', '<=', now(services)),
    links: database
      .selectFrom('linkChecks')
      .select(({ fn }) => [fn.countAll().as('length'), fn.min('dueAt').as('oldest')])
      .where('dueAt', '<=', now(services)),
  };
  return Promise.all(
    Object.entries(lengths).map(async ([queue, query]) => {
      const { length, oldest } = await query.executeTakeFirstOrThrow();
      return { queue, length: Number(length), oldest: oldest ?? undefined };
    }),
  );
}
