import { expect, test } from 'vitest';
import { onBothDatabases, openApp } from '../../../tests/support/both-databases.ts';

onBothDatabases('what a write touched', (open) => {
  test('is known of writes that named it, as long as nobody else wrote', async () => {
    const here = await open();
    const { content } = here.services;
    const there = await openApp(here.services.database, {}, { migrated: false });
    const write = (...ids: number[]) =>
      content.write('reviews', async (_, touch) => {
        touch(...ids);
      });

    await write(7);
    await write(8, 9);
    await write(7);
    expect(content.touchedSince('reviews', 0)).toEqual([7, 8, 9]);
    expect(content.touchedSince('reviews', 2)).toEqual([7]);
    expect(content.touchedSince('reviews', 3)).toEqual([]);
    expect(content.touchedSince('dive-sites', 0)).toEqual([]);

    await content.write('reviews', async () => {});
    expect(content.touchedSince('reviews', 2)).toBeUndefined();
    expect(content.touchedSince('reviews', content.generation('reviews'))).toEqual([]);

    await there.services.content.write('reviews', async (_, touch) => touch(5));
    const before = content.generation('reviews');
    await write(6);
    // The one before it has not been heard of yet.
    expect(content.touchedSince('reviews', before)).toBeUndefined();
    await content.refresh();
    await write(6);
    expect(content.touchedSince('reviews', before + 1)).toEqual([6]);

    for (let id = 0; id < 200; id++) await write(id);
    expect(content.touchedSince('reviews', before + 2)).toBeUndefined();
  });

  test('is the row that was created, changed, deleted or restored', async () => {
    const { admin, services } = await open();
    const { content } = services;
    const send = async (path: string, method: string, body: object = {}) => {
      const before = content.generation('reviews');
      const answer = await admin(path, { method, body });
      const { id } = (await answer.json()) as { id: number };
      return { id, touched: content.touchedSince('reviews', before) };
    };
    const { id, touched } = await send('/api/reviews', 'POST', { title: 'Puck 4' });
    expect(touched).toEqual([id]);
    const path = `/api/reviews/${id}`;
    expect(await send(path, 'PATCH', { title: 'Puck 5' })).toEqual({ id, touched: [id] });
    expect(await send(path, 'DELETE')).toHaveProperty('touched', [id]);
    const bin = (await (await admin('/api/admin/bin')).json()) as { id: number }[];
    const restore = `/api/admin/bin/${bin[0]?.id}/restore`;
    expect(await send(restore, 'POST')).toEqual({ id, touched: [id] });
  });
});
