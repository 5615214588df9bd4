import { z } from 'zod';

/** Retention of counts in days: thirteen months, to compare a month with last year's. */
export const readDays = 400;

export const statisticsPath = '/api/admin/statistics';

const day = z.iso.date('Write the day like 2026-11-21.');
const days = { from: day, to: day };

const inOrder = ({ from, to }: { from: string; to: string }) => from <= to;
const orderError = { error: 'The first day comes after the last one.' };

export const statisticsQuery = z.object(days).refine(inOrder, orderError);

export const pageStatisticsQuery = z
  .object({ ...days, page: z.string().max(300) })
  .refine(inOrder, orderError);

const times = z.number().int();
const named = z.array(z.object({ name: z.string(), times }));
const pages = z.array(
  z.object({
    key: z.string(),
    title: z.string(),
    path: z.string().nullable().meta({ description: 'Null if the page is no longer public' }),
    times,
  }),
);

export const statistics = z
  .object({
    ...days,
    reads: times,
    days: z.array(z.object({ day: z.string(), times })),
    pages,
    sources: named.meta({
      description: 'Hosts that linked to this site; the name is empty if the browser sent none',
    }),
    campaigns: named,
    downloads: named,
    saves: pages.meta({ description: 'Pages saved for reading without a connection' }),
    searches: times.meta({ description: 'Number of times that the search page was opened' }),
    signUps: times,
    shopClicks: times.meta({ description: 'Clicks in all months that the days are in' }),
  })
  .meta({ id: 'Statistics' });

export type Statistics = z.infer<typeof statistics>;

export const pageStatistics = z
  .object({ sources: named, next: pages })
  .meta({ id: 'PageStatistics' });

export type PageStatistics = z.infer<typeof pageStatistics>;
