import emergency from '../../content/emergency.json';
import { offlinePages } from '../domain/offline/offline-paths.ts';
import { escapeHtml } from '../domain/text/escape-html.ts';

const policy = "default-src 'none'; style-src 'self'; font-src 'self'; frame-ancestors 'none'";

/** Creates the page for an address without a copy: emergency numbers and links to stored pages. */
export function offlinePage(): Response {
  const styles = buildFiles
    .filter((file) => file.endsWith('.css'))
    .map((file) => `<link rel="stylesheet" href="${file}">`)
    .join('');
  const calls = emergency.calls
    .map(
      ({ tel, number, label }) =>
        `<li class="mt-3 border-l-6 border-advanced bg-sand p-4"><a href="tel:${tel}" class="text-step-2 font-semibold text-advanced underline">${escapeHtml(number)}</a><br>${escapeHtml(label)}</li>`,
    )
    .join('');
  const links = offlinePages
    .map(
      ({ path, link }) =>
        `<li class="py-2"><a href="${path}" class="font-semibold text-reef underline">${link}</a></li>`,
    )
    .join('');
  const html = `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Offline</title>${styles}</head><body><main class="mx-auto max-w-3xl px-5 py-12"><h1 class="text-step-4">No signal down here</h1><p class="mt-4 text-step-1">You are offline, and this page is not among those that you saved. These are here:</p><ul class="mt-4">${links}</ul><h2 class="mt-8 text-step-2">In an emergency</h2><ul>${calls}</ul></main></body></html>`;
  return new Response(html, {
    status: 503,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy },
  });
}
