import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { chromium } from '@playwright/test';

// The headless shell comes first: it needs a third of the processor time of a whole Chromium.
const headlessShell = '/usr/bin/chromium-headless-shell';
const whole = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Path of a Chromium that is installed without Playwright: CHROMIUM or a package. */
export function findInstalledChromium(): string | undefined {
  return [process.env.CHROMIUM, headlessShell, ...whole].find((path) => path && existsSync(path));
}

/** Path of a Chromium on this machine: CHROMIUM, a package, or Playwright's own. */
export function findChromium(): string | undefined {
  const own = chromium.executablePath();
  return findInstalledChromium() ?? (existsSync(own) ? own : undefined);
}

function attempt(command: string, args: string[]) {
  try {
    execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 300_000 });
  } catch {
    // The caller looks for the browser again, so this error does not matter.
  }
}

function isDebianRoot() {
  return (
    process.getuid?.() === 0 &&
    existsSync('/etc/os-release') &&
    /debian/i.test(readFileSync('/etc/os-release', 'utf8'))
  );
}

/** Finds a Chromium or installs one. @throws Error that names what to install */
export function provideChromium(): string {
  if (!process.env.CHROMIUM && !existsSync(headlessShell) && isDebianRoot()) {
    console.log('No headless Chromium here: installing the Debian package.');
    attempt('apt-get', ['update', '-qq']);
    attempt('apt-get', [
      'install',
      '-y',
      '-qq',
      '--no-install-recommends',
      basename(headlessShell),
    ]);
  }
  let found = findChromium();
  if (!found) {
    console.log('No Chromium here: downloading the one of Playwright.');
    attempt('npx', ['playwright', 'install', 'chromium']);
    found = findChromium();
  }
  if (!found) {
    throw new Error(
      'The browser tests need Chromium: install it (Debian: apt-get install chromium-headless-shell) or set CHROMIUM to its path.',
    );
  }
  return found;
}
