import type { DiveSite } from '../../src/contract/dive-sites/dive-sites.ts';
import { plainSite } from '../support/records.ts';
import { create, expect, test } from './admin-fixtures.ts';
import { expectAccessible } from './axe.ts';
import { open } from './open.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;

test('a steward proposes a change through a link from the owner, until the owner revokes the link', {
  tag: '@slow',
}, async ({ owner, browser, baseURL }) => {
  const { id } = await create<DiveSite>(owner, '/api/dive-sites', {
    ...plainSite,
    ...{ name: 'Club Jetty', walkMetres: 40, stewardName: 'Fleurieu Dive Club' },
    stewardUrl: 'https://club.example/',
  });
  await open(owner, `/admin/dive-sites/${id}`);
  await owner.getByText('Who looks after this guide').click();
  await owner.getByRole('button', { name: 'Make a link' }).click();
  const field = owner.getByLabel('Link for Fleurieu Dive Club');
  await expect(field).toHaveValue(/#steward=[0-9a-f]{32}$/);
  await expectAccessible(owner);
  const link = new URL(await field.inputValue());
  const address = link.pathname + link.hash;

  const requests: string[] = [];
  const steward = await browser.newPage({ ...phone, baseURL });
  steward.on('request', (request) => {
    requests.push(request.url(), request.headers().referer ?? '');
  });
  await steward.goto(address);
  const bar = steward.getByRole('status').filter({ hasText: 'You look after this guide' });
  await expect(bar).toContainText('as Fleurieu Dive Club');
  await expect(steward).toHaveURL(`/dive-sites/${id}`);
  const named = steward.getByRole('link', { name: 'Fleurieu Dive Club' });
  await expect(named).toHaveAttribute('rel', 'noopener noreferrer');
  await expectAccessible(steward);
  await bar.getByRole('button', { name: 'Close' }).tap();
  const entry = steward.getByRole('region', { name: 'Getting in' });
  await entry.getByRole('link', { name: 'Something wrong?' }).tap();
  const form = steward.getByRole('dialog');
  await expect(form.getByText('As Fleurieu Dive Club, who looks after this guide.')).toBeVisible();
  await form.getByLabel('What is right').fill('250 m');
  await form.getByRole('button', { name: 'Send' }).tap();
  await expect(form.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  expect(requests.filter((url) => url.includes('challenge'))).toEqual([]);
  expect(requests.filter((url) => url.includes(link.hash.slice(-32)))).toEqual([]);

  await open(owner, '/admin/reports');
  const report = owner.getByRole('link', { name: 'Correction: Club Jetty' });
  await expect(report).toContainText('Steward: Fleurieu Dive Club');
  await report.click();
  await expect(
    owner.getByRole('definition').getByText('Steward: Fleurieu Dive Club'),
  ).toBeVisible();

  await owner.request.delete(`/api/dive-sites/${id}/steward`);
  await steward.goto('/');
  await steward.goto(address);
  await expect(
    steward.getByText('This steward’s link is not valid any more. Ask us for a new one.'),
  ).toBeVisible();
  await entry.getByRole('link', { name: 'Something wrong?' }).tap();
  await expect(form.getByText('No account.')).toBeVisible();
  await steward.close();
});
