import type { Page } from '@playwright/test';

export const password = 'gallery-password';

export interface Shot {
  name: string;
  path: string;
  /** Whether the page needs a session of the admin. */
  signedIn?: boolean;
  /** Runs on the page before the picture is taken. */
  action?: (page: Page) => Promise<unknown>;
}

const hang = (page: Page) => page.route('**/api/**', () => new Promise(() => {}));
const fail = (page: Page) => page.route('**/api/**', (route) => route.abort());
export const signIn = async (page: Page) => {
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor();
};

export const shots: Shot[] = [
  { name: 'home', path: '/' },
  { name: 'blog', path: '/blog' },
  { name: 'blog-empty', path: '/blog', action: emptyBlog },
  { name: 'article', path: '/blog/diving-the-ss-yongala' },
  { name: 'article-missing', path: '/blog/no-such-article' },
  { name: 'reviews', path: '/gear-reviews' },
  { name: 'reviews-empty', path: '/gear-reviews?search=nothing+like+it' },
  {
    name: 'review',
    path: '/gear-reviews',
    action: (page) => openFirstLink(page, '/gear-reviews/'),
  },
  { name: 'review-missing', path: '/gear-reviews/no-such-review' },
  { name: 'dive-sites', path: '/dive-sites' },
  { name: 'dive-sites-empty', path: '/dive-sites?q=nothing+like+it' },
  {
    name: 'dive-site',
    path: '/dive-sites?q=Rapid+Bay',
    action: (page) => openFirstLink(page, '/dive-sites/'),
  },
  { name: 'dive-site-missing', path: '/dive-sites/99999999' },
  { name: 'learn', path: '/learn-to-dive' },
  { name: 'about', path: '/about' },
  { name: 'contact', path: '/contact' },
  {
    name: 'contact-errors',
    path: '/contact',
    action: (page) => page.getByRole('button', { name: 'Send' }).click(),
  },
  { name: 'terms', path: '/terms-of-service' },
  { name: 'search', path: '/about', action: search },
  { name: 'not-found', path: '/no-such-page' },
  {
    name: 'loading',
    path: '/about',
    action: async (page) => {
      await hang(page);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Dive Sites' }).click();
      await page.waitForTimeout(1500);
    },
  },
  {
    name: 'error',
    path: '/about',
    action: async (page) => {
      await fail(page);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Gear Reviews' }).click();
      await page.getByRole('heading', { level: 1, name: 'We could not load this page' }).waitFor();
    },
  },
  { name: 'admin-login', path: '/admin' },
  { name: 'admin-blog', path: '/admin/articles', signedIn: true },
  { name: 'admin-reviews', path: '/admin/reviews', signedIn: true },
  { name: 'admin-products', path: '/admin/products', signedIn: true },
  { name: 'admin-photos', path: '/admin/photos', signedIn: true },
  { name: 'admin-newsletter', path: '/admin/newsletter', signedIn: true },
  { name: 'admin-security', path: '/admin/security', signedIn: true },
  { name: 'admin-export', path: '/admin/export', signedIn: true },
  { name: 'admin-dive-sites', path: '/admin/dive-sites', signedIn: true },
];

async function openFirstLink(page: Page, start: string) {
  const address = await page.locator(`main a[href^="${start}"]`).first().getAttribute('href');
  await page.goto(String(address));
}

async function emptyBlog(page: Page) {
  await page.route('**/api/articles**', (route) => route.fulfill({ json: [] }));
  // A link clicked before hydration would load the list from the server.
  await page.goto('/about', { waitUntil: 'networkidle' });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await page.getByText('No articles found').waitFor();
}

async function search(page: Page) {
  const toggle = page.getByRole('button', { name: /search/i }).first();
  if (await toggle.isVisible()) await toggle.click();
  await page.getByPlaceholder('Search...').first().fill('seadragon');
  await page.getByText(/results? found/).waitFor();
}
