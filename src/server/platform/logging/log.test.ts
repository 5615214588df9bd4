import { expect, test } from 'vitest';
import { openLog } from './log.ts';

function keepLog() {
  let said = '';
  const logger = openLog('trace', {
    write(line) {
      said += line;
    },
  });
  return { logger, said: () => said };
}

test('a mail server’s answer is logged without the addresses that it quotes', () => {
  const { logger, said } = keepLog();
  logger.warn(
    { mail: 7, lastError: '550 5.1.1 <jo.o+dive@mail.example.com>: no such user' },
    'not sent',
  );
  expect(said()).not.toMatch(/jo|example/);
  expect(JSON.parse(said())).toMatchObject({
    mail: 7,
    lastError: '550 5.1.1 <(an address)>: no such user',
    msg: 'not sent',
  });
});

test('a database error is logged with its stack, without the row that it quotes', () => {
  const { logger, said } = keepLog();
  const error = Object.assign(
    new Error('violates a constraint', { cause: new Error('the cause') }),
    {
      code: '23514',
      detail: 'Failing row contains (7, Vera Tauch, The stern lies deeper)',
    },
  );
  logger.error({ err: error, requestId: 'r1' }, 'request failed');
  logger.error(error, 'and by itself');
  expect(said()).not.toContain('Vera');
  for (const line of said().trim().split('\n')) {
    expect(JSON.parse(line).err).toMatchObject({
      type: 'Error',
      message: 'violates a constraint: the cause',
      code: '23514',
      stack: expect.stringContaining('log.test.ts'),
    });
  }
});

test('a long text without an address is logged in linear time', () => {
  const { logger, said } = keepLog();
  const start = performance.now();
  logger.warn({ path: 'a'.repeat(400_000) }, 'a+b.c@'.repeat(60_000));
  expect(performance.now() - start).toBeLessThan(1000);
  expect(said()).toHaveLength(said().trim().length + 1);
});
