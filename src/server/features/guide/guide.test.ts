import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import guide from '../../../../content/guide-file.json' with { type: 'json' };
import site from '../../../../content/site.json' with { type: 'json' };
import { onSqliteFirst } from '../../../../tests/support/both-databases.ts';
import { readPdf } from '../../../../tests/support/read-pdf.ts';
import { maxGuideBytes } from '../../../contract/guide.ts';
import { settingGroups } from '../../../contract/settings/groups/groups.ts';
import { welcomeMail } from '../../resources/newsletter/welcome-email.ts';

const path = fileURLToPath(new URL(`../../../../public/guides/${guide.file}`, import.meta.url));
const pdf = readFileSync(path);
/** The file as text, whose dictionaries are readable: none is in a compressed stream. */
const objects = pdf.toString('latin1');

test('the guide is below 2 MB, with six to ten tagged A4 pages, a title and no Type 3 font', () => {
  expect(pdf.length).toBeLessThan(2_000_000);
  const pages = objects.match(/\/Type \/Page\b/g)?.length;
  expect(pages).toBeGreaterThanOrEqual(6);
  expect(pages).toBeLessThanOrEqual(10);
  expect(new Set(objects.match(/\/MediaBox \[[^\]]*\]/g))).toEqual(
    new Set(['/MediaBox [0 0 594.95996 841.91998]']),
  );
  expect(objects).toContain('/Title (10 Must-Have Items for Your First Dive Trip)');
  expect(objects).toMatch(/\/MarkInfo <<[^>]*\/Marked true/);
  expect(objects).toContain('/Lang (en-AU)');
  expect(objects).toMatch(/\/FontName \/\w+\+Bricolage/);
  expect(objects).toMatch(/\/FontName \/\w+\+InstrumentSans/);
  expect(objects).not.toContain('/Type3');
});

test('every link of the guide is an email address', () => {
  const links = [...objects.matchAll(/\/URI \(([^)]*)\)/g)].map(([, address]) => address);
  expect(links.filter((address) => !address?.startsWith('mailto:'))).toEqual([]);
  expect(links.length).toBeGreaterThan(0);
});

test('the file name of the guide contains a hash of its content, for caches', () => {
  const hash = createHash('sha256').update(pdf).digest('hex').slice(0, 8);
  expect(path).toMatch(new RegExp(`10-must-have-items-${hash}\\.pdf$`));
});

onSqliteFirst('the guide', (open) => {
  test('GET /guides/10-must-have-items.pdf redirects to the current file (no-cache)', async () => {
    const { anonymous } = await open();
    const answer = await anonymous('/guides/10-must-have-items.pdf');
    expect(answer.status).toBe(302);
    expect(answer.headers.get('Cache-Control')).toBe('no-cache');
    expect(path).toContain(answer.headers.get('Location'));
  });

  test('the owner’s PDF replaces the released guide, and mails have the new title', async () => {
    const { admin, anonymous, app, signedIn } = await open({
      DATA_DIR: mkdtempSync(join(tmpdir(), 'guide-')),
    });
    const upload = async (body: string | Buffer<ArrayBuffer>) => {
      const headers = { ...(await signedIn()), 'Content-Type': 'application/octet-stream' };
      return app.request('/api/admin/guide', { method: 'POST', body, headers });
    };
    const own = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n%%EOF\n');
    for (const [bytes, said] of [
      ['<html>', 'This file is no PDF'],
      [own.subarray(0, 20), 'This PDF is cut off'],
    ] as const) {
      const refused = await upload(bytes);
      expect(refused.status).toBe(400);
      expect(await refused.text()).toContain(said);
    }
    const large = await upload(Buffer.alloc(maxGuideBytes + 1));
    expect(large.status).toBe(413);
    const stored = await upload(own);
    expect(stored.status).toBe(201);
    const { file } = (await stored.json()) as { file: string };

    const settings = `/api/settings/${settingGroups.guide.id}`;
    const change = (values: object) => admin(settings, { method: 'PATCH', body: { values } });
    expect((await change({ file: '/guides/own-../x.pdf' })).status).toBe(400);
    expect((await change({ file, title: 'Our coast in ten dives' })).status).toBe(200);
    const answer = await anonymous('/guides/10-must-have-items.pdf');
    expect(answer.headers.get('Location')).toBe(file);
    const served = await anonymous(file);
    expect(served.headers.get('Content-Type')).toBe('application/pdf');
    expect(served.headers.get('Content-Disposition')).toContain('our-coast-in-ten-dives.pdf');
    expect(Buffer.from(await served.arrayBuffer())).toEqual(own);
    expect(welcomeMail('https://x.example', 'a@x.example', 't').subject).toBe(
      'Your guide: Our coast in ten dives',
    );
    expect((await anonymous('/guides/own-0000000000000000.pdf')).status).toBe(404);

    // The owner restores the released guide.
    expect((await change({ file: '', title: guide.title })).status).toBe(200);
    const back = await anonymous('/guides/10-must-have-items.pdf');
    expect(path).toContain(back.headers.get('Location'));
  });

  test('a changed text, title or site name creates a new PDF', {
    timeout: 60_000,
  }, async () => {
    const { admin, anonymous } = await open({ DATA_DIR: mkdtempSync(join(tmpdir(), 'guide-')) });
    const change = (group: keyof typeof settingGroups, values: object) =>
      admin(`/api/settings/${settingGroups[group].id}`, { method: 'PATCH', body: { values } });
    const address = async () =>
      (await anonymous('/guides/10-must-have-items.pdf')).headers.get('Location') ?? '';
    const text =
      'Bring **less**, and [read](https://x.example/).\n\n## 1. A mask\n\n![A dive mask](/art/gear/mask-reef.jpg)\n\nOne that fits.\n\n## Checklist\n\n- Fins\n- A torch\n- ![A dive mask](/art/gear/mask-reef.jpg)\n\n1. First\n2. Second\n\nSalt &amp; sand\n\n    Four spaces';
    const released = await address();
    expect((await change('guide', { about: 'a list of ten things' })).status).toBe(200);
    expect(await address(), 'the cover has the changed description').not.toBe(released);
    expect((await change('guide', { text, title: 'Ten things' })).status).toBe(200);
    const edited = await address();
    expect(edited).toMatch(/^\/guides\/edited-[\w-]+[.]pdf$/);
    const answer = await anonymous(edited);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Disposition')).toContain('ten-things.pdf');
    const file = Buffer.from(await answer.arrayBuffer());
    const { text: read, totalPages } = await readPdf(file);
    expect(totalPages).toBe(2);
    for (const part of [
      'Ten things',
      'Bring less , and read .',
      '1. A mask',
      'A torch',
      '2. Second',
      'Salt & sand',
      'Four spaces',
    ])
      expect(read.replace(/ (?=[,.])/g, ''), part).toContain(part.replace(/ (?=[,.])/g, ''));
    const drawn = file.toString('latin1');
    for (const part of ['/Marked true', '/Lang (en-AU)', '/Alt (A dive mask)', '/S /LBody'])
      expect(drawn, part).toContain(part);

    expect((await change('identity', { name: 'Kelp Club' })).status).toBe(200);
    const renamed = await address();
    expect(renamed).not.toBe(edited);
    const old = await anonymous(edited);
    expect(old.headers.get('Location')).toBe('/guides/10-must-have-items.pdf');
    const { text: cover } = await readPdf(await (await anonymous(renamed)).arrayBuffer());
    expect(cover).toContain('Kelp Club');
    expect(cover).not.toContain(site.name);

    const { defaults } = (await (
      await admin(`/api/settings/${settingGroups.guide.id}`)
    ).json()) as { defaults: object };
    await change('guide', defaults);
    await change('identity', { name: site.name });
    expect(path).toContain(await address());
  });
});
