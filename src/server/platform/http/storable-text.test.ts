import { expect, test } from 'vitest';
import { onSqliteFirst } from '../../../../tests/support/both-databases.ts';

onSqliteFirst('a text with a NUL', (open) => {
  const message = (text: string) => ({
    method: 'POST',
    body: { name: 'Ana', email: 'ana@example.com', subject: 'Reefs', message: text },
  });

  test('is rejected with a message, wherever the NUL is, and nothing is stored', async () => {
    const { anonymous, admin, services } = await open();
    const texts = ['A reef\u0000, or two', '\\\u0000 after a backslash'];
    for (const text of texts) {
      const answer = await anonymous('/api/contact', message(text));
      expect(answer.status).toBe(400);
      const { error } = (await answer.json()) as { error: string };
      expect(error).toContain('Type the text anew');
    }
    const values = { title: 'A\u0000' };
    const saved = await admin('/api/settings/2', { method: 'PATCH', body: { values } });
    expect(saved.status).toBe(400);
    const stored = await services.database.selectFrom('contacts').select('id').execute();
    expect(stored).toEqual([]);
  });

  test('differs from a text with a backslash before u0000, which is accepted', async () => {
    const { anonymous } = await open();
    const answer = await anonymous('/api/contact', message('The escape is \\u0000 in JSON.'));
    expect(answer.status).toBe(200);
  });
});
