// `npm run gallery [words]`: pictures of every page and state, by day and by night, into gallery/,
// which git ignores.
// With words, only those whose names contain one of them. Needs a build and a Chromium.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { provideChromium } from './lib/chromium.ts';

const folder = 'gallery';
const port = Number(process.env.GALLERY_PORT ?? 3480);
const origin = `http://127.0.0.1:${port}`;
const password = 'gallery-password';

/** Width of the window and of the saved picture, in pixels. */
const widths = [
  { window: 390, kept: 390 },
  { window: 768, kept: 512 },
  { window: 1440, kept: 720 },
];
const themes = ['day', 'night'] as const;
/** Maximum height of the saved part of a page, in pixels of the window. */
const tallest = 4200;

interface Shot {
  name: string;
  path: string;
  /** Whether the page needs a session of the admin. */
  signedIn?: boolean;
  /** Runs on the page before the picture is taken. */
  action?: (page: Page) => Promise<unknown>;
}

const hang = (page: Page) => page.route('**/api/**', () => new Promise(() => {}));
const fail = (page: Page) => page.route('**/api/**', (route) => route.abort());
const signIn = async (page: Page) => {
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor();
};
const openTab = (name: string) => (page: Page) => page.getByRole('tab', { name }).click();

const shots: Shot[] = [
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
  { name: 'admin-blog', path: '/admin', signedIn: true },
  { name: 'admin-reviews', path: '/admin', signedIn: true, action: openTab('Gear Reviews') },
  { name: 'admin-products', path: '/admin', signedIn: true, action: openTab('Products') },
  { name: 'admin-photos', path: '/admin', signedIn: true, action: openTab('Photo Management') },
  { name: 'admin-newsletter', path: '/admin', signedIn: true, action: openTab('Newsletter') },
  { name: 'admin-security', path: '/admin', signedIn: true, action: openTab('Security') },
  { name: 'admin-export', path: '/admin', signedIn: true, action: openTab('Data Export') },
  { name: 'admin-dive-sites', path: '/admin/dive-sites', signedIn: true },
];

async function openFirstLink(page: Page, start: string) {
  const address = await page.locator(`main a[href^="${start}"]`).first().getAttribute('href');
  await page.goto(`${origin}${address}`);
}

async function emptyBlog(page: Page) {
  await page.route('**/api/articles**', (route) => route.fulfill({ json: [] }));
  // A link clicked before hydration would load the list from the server.
  await page.goto(`${origin}/about`, { waitUntil: 'networkidle' });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await page.getByText('No articles found').waitFor();
}

async function search(page: Page) {
  const toggle = page.getByRole('button', { name: /search/i }).first();
  if (await toggle.isVisible()) await toggle.click();
  await page.getByPlaceholder('Search...').first().fill('seadragon');
  await page.getByText(/results? found/).waitFor();
}

async function startServer() {
  const data = mkdtempSync(join(tmpdir(), 'gallery-'));
  const server = spawn(process.execPath, ['src/server/main.ts'], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: data,
      DATABASE_URL: '',
      ADMIN_PASSWORD: password,
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (let tries = 0; tries < 100; tries++) {
    if (
      await fetch(`${origin}/readyz`).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      break;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return () => {
    server.kill();
    rmSync(data, { recursive: true, force: true });
  };
}

/** Scrolls through the page to load lazy parts, and waits for pictures and fonts. */
async function settle(page: Page) {
  // A bar at the window's foot would appear in the middle of a picture of the whole page.
  await page.addStyleTag({ content: '.sticky[class*="bottom-"] { position: static !important }' });
  await page.evaluate(async () => {
    scrollTo({ top: 0, behavior: 'instant' });
    for (const image of document.images) image.loading = 'eager';
    await document.fonts.ready;
    const all = [...document.images].map((image) => image.decode().catch(() => {}));
    await Promise.race([Promise.all(all), new Promise((resolve) => setTimeout(resolve, 5000))]);
  });
  await page.waitForTimeout(50);
}

async function take(browser: Browser, shot: Shot, window: number, theme: (typeof themes)[number]) {
  const context = await browser.newContext({
    viewport: { width: window, height: 900 },
    colorScheme: theme === 'day' ? 'light' : 'dark',
    reducedMotion: 'reduce',
    bypassCSP: true,
    ...(shot.signedIn && { storageState: session }),
  });
  await context.route(
    (url) => url.origin !== origin,
    (route) => route.abort(),
  );
  const page = await context.newPage();
  try {
    await page.goto(`${origin}${shot.path}`, { waitUntil: 'networkidle' });
    if (shot.signedIn) await page.getByRole('heading', { level: 1 }).waitFor();
    await shot.action?.(page);
    if (shot.signedIn) await page.waitForTimeout(800);
    await settle(page);
    return await page.screenshot({ fullPage: true });
  } finally {
    await context.close();
  }
}

function writeIndex() {
  const kept = new Set(readdirSync(folder));
  const sections = shots.map(({ name, path }) => {
    const pictures = themes
      .flatMap((theme) => widths.map(({ window }) => `${name}-${window}-${theme}.webp`))
      .filter((file) => kept.has(file))
      .map(
        (file) =>
          `<a href="${file}"><img src="${file}" alt="${file.slice(0, -5)}" width="120"></a>`,
      );
    return `## ${name}\n\n\`${path}\`\n\n${pictures.join('\n')}\n`;
  });
  const words =
    'Every page and state at 390, 768 and 1440 pixels, by day and by night, made by `npm run gallery`. ' +
    'Whoever changes the look makes it anew and sees what changed. Map tiles come from elsewhere and are left out.';
  writeFileSync(`${folder}/README.md`, `# Gallery\n\n${words}\n\n${sections.join('\n')}`);
}

const wanted = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const stop = await startServer();
const browser = await chromium.launch({
  executablePath: provideChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
});
/** The admin's session for all pictures, since login attempts are limited. */
async function openSession() {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${origin}/admin`);
  await signIn(page);
  return context.storageState();
}

const session = await openSession();
let failures = 0;
try {
  for (const shot of shots) {
    if (wanted.length > 0 && !wanted.some((word) => shot.name.includes(word))) continue;
    for (const { window, kept } of widths) {
      for (const theme of themes) {
        const file = `${folder}/${shot.name}-${window}-${theme}.webp`;
        try {
          const picture = sharp(await take(browser, shot, window, theme));
          const { height = tallest } = await picture.metadata();
          await picture
            .extract({ left: 0, top: 0, width: window, height: Math.min(height, tallest) })
            .resize(kept)
            .webp({ quality: 46, effort: 6 })
            .toFile(file);
        } catch (error) {
          failures += 1;
          console.error(`${file}: ${(error as Error).message.split('\n')[0]}`);
        }
      }
    }
    console.log(shot.name);
  }
  writeIndex();
} finally {
  await browser.close();
  stop();
}
const bytes = readdirSync(folder).reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
console.log(`${folder}: ${(bytes / 1_000_000).toFixed(1)} MB`);
if (failures > 0) process.exit(1);
