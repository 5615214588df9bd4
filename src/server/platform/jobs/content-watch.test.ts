import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { openApp, openMigratedSqlite } from '../../../../tests/support/both-databases.ts';
import { watchContent } from './content-watch.ts';

test('the watch does not poll SQLite, which has one instance', async () => {
  const { services } = openApp(openMigratedSqlite());
  const { config, content } = services;
  let polls = 0;
  const refresh = () => {
    polls += 1;
    return content.refresh();
  };
  const logger = pino({ level: 'silent' });
  const watch = watchContent({ config, content: { ...content, refresh }, logger });
  await pause(1000);
  await watch.stop();
  expect(polls).toBe(0);
  await services.database.destroy();
});
