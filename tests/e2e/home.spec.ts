import { expect, test } from './fixtures.ts';

test('The opening wraps, pauses and stays muted until asked', async ({ page }) => {
  await page.goto('/');
  const slide = page.locator('[aria-roledescription="slide"]:not([inert])');
  await expect(slide).toHaveAttribute('aria-label', '1 of 3');
  await page.getByRole('button', { name: 'Previous slide' }).click();
  await expect(slide).toHaveAttribute('aria-label', '3 of 3');
  await page.getByRole('button', { name: 'Next slide' }).click();
  await expect(slide).toHaveAttribute('aria-label', '1 of 3');
  const muted = () =>
    page
      .locator('video')
      .first()
      .evaluate((film: HTMLVideoElement) => film.muted);
  await expect(page.locator('video').first()).toBeAttached();
  expect(await muted()).toBe(true);
  await page.getByRole('button', { name: /pause/i }).click();
  await expect(page.getByRole('button', { name: /play/i })).toBeVisible();
});

test('Nothing moves for people who ask for reduced motion', async ({ page }) => {
  const films: string[] = [];
  page.on('request', (request) => {
    if (/\.(webm|mp4)$/.test(request.url())) films.push(request.url());
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('button', { name: /play/i })).toBeVisible();
  expect(films).toEqual([]);
});

test('Home shows three featured products and the featured places', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('Affiliate Link - We earn from qualified purchases')).toHaveCount(3);
  await expect(page.getByRole('link', { name: /Explore Sites/ })).toHaveCount(8);
  await expect(page.getByRole('link', { name: 'View All Reviews' })).toHaveAttribute(
    'href',
    '/gear-reviews',
  );
  await page.getByRole('link', { name: 'Explore All Destinations' }).click();
  await expect(page).toHaveURL(/\/dive-sites$/);
});

test('Visitors subscribe once and are told when they come again', async ({ page }) => {
  await page.goto('/');
  const email = page.getByRole('textbox', { name: 'Email address' });
  const subscribe = async () => {
    await email.fill('diver@example.com');
    await page.getByRole('button', { name: 'Subscribe' }).click();
  };
  await page.route('**/api/newsletter/subscribe', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await page.waitForLoadState('networkidle');
  await subscribe();
  await expect(page.getByRole('button', { name: 'Subscribing...' })).toBeDisabled();
  await expect(page.getByText('Successfully subscribed!').first()).toBeVisible();
  await expect(page.getByText('Check your email for the free PDF guide.').first()).toBeVisible();
  await expect(email).toHaveValue('');
  await subscribe();
  await expect(page.getByText('Already subscribed!').first()).toBeVisible();
  await page.unroute('**/api/newsletter/subscribe');
  await page.route('**/api/newsletter/subscribe', (route) =>
    route.fulfill({ status: 500, json: { error: 'Something went wrong on our side' } }),
  );
  await subscribe();
  await expect(page.getByText('Subscription failed').first()).toBeVisible();
});

test('Visitors send a message, and faults are named by field', async ({ page }) => {
  await page.goto('/contact');
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.locator('[aria-invalid="true"]').first()).toBeFocused();
  await page.getByLabel('Name').fill('A Diver');
  await page.getByLabel('Email').fill('diver@example.com');
  await page.getByLabel('Subject').fill('A site that is wrong');
  await page.getByRole('textbox', { name: 'Message' }).fill('The jetty is longer than you say.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Message sent successfully!').first()).toBeVisible();
  await expect(
    page.getByText("Your message was saved and we'll respond soon.").first(),
  ).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('');
});
