import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test, vi } from 'vitest';
import { addSite } from '../../../../tests/support/add-site.ts';
import { onBothDatabases, type TestApp } from '../../../../tests/support/both-databases.ts';
import { plainSite } from '../../../../tests/support/records.ts';
import type { DiveSite } from '../../../contract/dive-sites/dive-sites.ts';
import { pictureForms } from '../../../domain/pictures/pictures.ts';
import {
  ComposerBusy,
  openComposer,
  type PlateComposer,
} from '../../platform/drawing/plate-composer.ts';
import { purgeBin } from '../../platform/history/bin.ts';
import { openMediaStore } from '../../platform/media/store.ts';
import { createPlateWorker } from './worker.ts';

const folder = mkdtempSync(join(tmpdir(), 'bottom-time-plates-'));
// Each draws several plates, in a process that gives way to others.
vi.setConfig({ testTimeout: 120_000 });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let folders = 0;
const ownFolder = () => {
  folders += 1;
  const name = join(folder, String(folders));
  mkdirSync(name);
  return name;
};

/** A command that stands where the composer's would. */
function command(source: string) {
  const file = join(ownFolder(), 'draw.mjs');
  writeFileSync(file, source);
  return openComposer(file);
}
const absent = () => openComposer(join(ownFolder(), 'nothing.ts'));

const openWorker = ({ services }: TestApp, composer: PlateComposer = openComposer()) =>
  createPlateWorker(services, openMediaStore(services.config), composer);

const find = async (site: TestApp, id: number) =>
  (await (await site.anonymous(`/api/dive-sites/${id}`)).json()) as DiveSite;
const plateState = async (site: TestApp, id: number) =>
  (await site.admin(`/api/dive-sites/${id}/plate`)).json();

async function change(site: TestApp, record: DiveSite, fields: object) {
  const answer = await site.admin(`/api/dive-sites/${record.id}`, {
    method: 'PUT',
    body: { ...record, ...fields },
  });
  expect(answer.status).toBe(200);
}

onBothDatabases(
  'the plates of sites',
  (openApp) => {
    const open = () => openApp({ DATA_DIR: ownFolder() });

    test('a new site gets a plate in every size that a page may ask for', async () => {
      const site = await open();
      const { id, version, plate } = await addSite(site);
      expect(plate).toBeNull();
      expect(await plateState(site, id)).toEqual({ state: 'drawing', plate: null, taken: false });
      await openWorker(site).run();

      const drawn = await find(site, id);
      expect(drawn).toMatchObject({ imageUrl: null, version });
      expect(drawn.plate).toMatch(/^\/media\/[a-f0-9]{16}\/1200x800[.]jpg$/);
      expect(await plateState(site, id)).toEqual({
        state: 'ready',
        plate: drawn.plate,
        taken: false,
      });
      const { src, avif, webp } = pictureForms(drawn.plate ?? '');
      const addresses = [avif, webp].flatMap((set = '') => set.split(', '));
      for (const address of [src, ...addresses.map((each) => each.split(' ')[0] ?? '')]) {
        const answer = await site.anonymous(address);
        expect(answer.status, address).toBe(200);
        const file = await answer.arrayBuffer();
        const { width, height } = await sharp(file).metadata();
        expect(width / height, address).toBeCloseTo(1.5, 2);
        expect(file.byteLength, address).toBeLessThan(60_000);
      }
      const listed = await (await site.anonymous('/api/dive-sites?fields=summary')).json();
      expect(listed).toMatchObject([{ plate: drawn.plate }]);
    });

    test('the same facts keep the plate, others bring a new one in its place', async () => {
      const site = await open();
      const worker = openWorker(site);
      const { id } = await addSite(site);
      await worker.run();
      const first = await find(site, id);
      const bytes = await (await site.anonymous(first.plate ?? '')).arrayBuffer();

      await change(site, first, { hazards: 'Boats.', waterTemp: '15-21°C' });
      await worker.run();
      const same = await find(site, id);
      expect(same.plate).toBe(first.plate);

      await change(site, same, { type: 'wreck' });
      await worker.run();
      const second = await find(site, id);
      expect(second.plate).not.toBe(first.plate);
      const newBytes = await (await site.anonymous(second.plate ?? '')).arrayBuffer();
      expect(Buffer.compare(Buffer.from(bytes), Buffer.from(newBytes))).not.toBe(0);
      expect((await site.anonymous(first.plate ?? '')).status, 'its file went').toBe(404);
    });

    test('a plate taken as the picture follows the facts, without an edit, and out of history', async () => {
      const site = await open();
      const worker = openWorker(site);
      const { id } = await addSite(site);
      await worker.run();
      const { plate } = await find(site, id);
      const path = `/api/dive-sites/${id}/photo`;
      await site.admin(path, { method: 'PATCH', body: { imageUrl: plate } });
      const taken = await find(site, id);
      expect(taken.imageUrl).toBe(plate);
      expect(await plateState(site, id)).toEqual({ state: 'ready', plate, taken: true });

      await change(site, taken, { description: 'A wall with sponges and caves.' });
      await worker.run();
      const after = await find(site, id);
      expect(after.plate).not.toBe(plate);
      expect(after).toMatchObject({ imageUrl: after.plate, version: taken.version + 1 });

      const revisions = (await (await site.admin(`/api/dive-sites/${id}/revisions`)).json()) as {
        id: number;
      }[];
      const newest = revisions[0]?.id;
      await site.admin(`/api/dive-sites/${id}/revisions/${newest}/restore`, { method: 'POST' });
      await worker.run();
      const restored = await find(site, id);
      expect(restored.description).toBe(plainSite.description);
      expect(restored).toMatchObject({ plate, imageUrl: plate });
      expect((await site.anonymous(plate ?? '')).status).toBe(200);
    });

    test('a site with a plate of the release keeps that; one with a photograph has a plate to take', async () => {
      const site = await open();
      const released = await addSite(site, { imageUrl: '/art/plates/ss-yongala.jpg' });
      const photographed = await addSite(site, { imageUrl: 'https://photos.example/a.jpg' });
      await openWorker(site).run();
      expect(await plateState(site, released.id)).toMatchObject({
        state: 'unavailable',
        plate: null,
      });
      expect(await find(site, photographed.id)).toMatchObject({
        imageUrl: 'https://photos.example/a.jpg',
        plate: expect.stringMatching(/^\/media\//),
      });
    });

    test('a plate stays while its site is in the bin and goes with it', async () => {
      const site = await open();
      const worker = openWorker(site);
      const { id } = await addSite(site);
      await worker.run();
      const { plate } = await find(site, id);
      const media = join(site.services.config.dataDir, 'media');
      await site.admin(`/api/dive-sites/${id}`, { method: 'DELETE' });
      await worker.run();
      expect((await site.anonymous(plate ?? '')).status).toBe(200);
      site.passMinutes(31 * 24 * 60);
      await purgeBin(site.services);
      await worker.run();
      expect((await site.anonymous(plate ?? '')).status).toBe(404);
      expect(readdirSync(media)).toEqual([]);
    });
  },
  { rarely: 'postgres' },
);

onBothDatabases('the queue of plates', (openApp) => {
  const open = () => openApp({ DATA_DIR: ownFolder() });

  test('without the composer sites keep the print of their kind', async () => {
    const site = await open();
    const { id } = await addSite(site);
    await openWorker(site, absent()).run();
    expect((await find(site, id)).plate).toBeNull();
  });

  test('a failed drawing is tried again later, ever more seldom, and told after three', async () => {
    const site = await open();
    const { id } = await addSite(site);
    const broken = openWorker(site, command('process.exit(3)'));
    for (const minutes of [1, 3, 11]) {
      await broken.run();
      await broken.run();
      site.passMinutes(minutes);
    }
    const { attempts } = await site.services.database
      .selectFrom('plates')
      .select('attempts')
      .executeTakeFirstOrThrow();
    expect(attempts).toBe(3);
    expect(await plateState(site, id)).toMatchObject({ state: 'failed', plate: null });
    site.passMinutes(60);
    await openWorker(site).run();
    expect(await plateState(site, id)).toMatchObject({ state: 'ready' });
  });

  test('two instances draw a plate once', async () => {
    const site = await open();
    await addSite(site);
    let drawings = 0;
    const real = openComposer();
    const counting: PlateComposer = {
      ...real,
      draw(job) {
        drawings += 1;
        return real.draw(job);
      },
    };
    await Promise.all([openWorker(site, counting).run(), openWorker(site, counting).run()]);
    expect(drawings).toBe(1);
  });
});

const facts = {
  slug: 'quiet-cove',
  name: 'Quiet Cove',
  state: 'NSW',
  region: 'Sydney',
  latitude: -33.8,
  type: 'reef',
  access: 'shore',
  depthMin: 3,
  depthMax: 9,
  marineLife: '',
  description: 'A sheltered cove.',
} as const;
const job = { facts, width: 300, files: [{ width: 300, format: 'jpg' as const }] };

test('the same facts give the same file', async () => {
  const composer = openComposer();
  const [one] = await composer.draw(job);
  const [other] = await composer.draw(job);
  expect(one?.length).toBeGreaterThan(1000);
  expect(one?.equals(other ?? Buffer.alloc(0))).toBe(true);
});

test('the queue limits drawings to nine at a time', async () => {
  const composer = command(
    `process.stdin.resume().on('end', () => setTimeout(() => process.stdout.write('[1]\\nx'), 20))`,
  );
  const results = await Promise.allSettled(Array.from({ length: 12 }, () => composer.draw(job)));
  const refused = results.filter(({ status }) => status === 'rejected');
  expect(refused.length).toBe(3);
  for (const result of refused) expect(result).toMatchObject({ reason: expect.any(ComposerBusy) });
});

test('a drawing learns nothing of the server’s environment', async () => {
  const composer = command(
    `process.stdin.resume().on('end', () => {
      process.stdout.write('[1]\\n' + ('PATH' in process.env ? 'y' : 'n'));
    })`,
  );
  const [answer] = await composer.draw(job);
  expect(answer?.toString()).toBe('n');
});

test('a command that answers with less than it says has failed', async () => {
  const short = command(`process.stdin.resume().on('end', () => process.stdout.write('[5]\\nx'))`);
  await expect(short.draw(job)).rejects.toThrow('came back incomplete');
});
