import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { provideChromium } from './lib/chromium.ts';
import { password, type Shot, shots, signIn } from './lib/gallery-shots.ts';

const folder = 'gallery';
const port = Number(process.env.GALLERY_PORT ?? 3480);
const origin = `http://127.0.0.1:${port}`;

/** Widths of the window and of the saved picture, in pixels. */
const widths = [
  { window: 390, kept: 390 },
  { window: 768, kept: 512 },
  { window: 1440, kept: 720 },
];
const themes = ['day', 'night'] as const;
/** Maximum height of the saved part of a page, in pixels of the window. */
const tallest = 4200;

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
  // A bar at the bottom of the window would appear in the middle of a full-page screenshot.
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
    baseURL: origin,
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
    await page.goto(shot.path, { waitUntil: 'networkidle' });
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
  const context = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();
  await page.goto('/admin');
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
