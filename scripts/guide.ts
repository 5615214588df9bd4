// `npm run guide`: makes the newsletter's PDF from content/guide.md with an installed Chromium.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { marked } from 'marked';
import site from '../content/site.json' with { type: 'json' };
import { findChromium } from './lib/chromium.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const file = (path: string) => pathToFileURL(`${root}public${path}`).href;
/** Declares one font per weight, because a PDF embeds variable fonts without hinting. */
const faces = (name: string, family: string, weights: number[]) =>
  weights
    .map((weight) => {
      const file = `${root}node_modules/@fontsource/${family}/files/${family}-latin-${weight}-normal.woff2`;
      return `@font-face { font-family: ${name}; font-weight: ${weight}; src: url("${pathToFileURL(file).href}"); }`;
    })
    .join('\n');
/** Markdown as HTML in which O-rings and measures stay on one line. */
const html = (text: string) =>
  marked
    .parse(text, { async: false })
    .replace(/O-rings?/g, '<span class="whole">$&</span>')
    .replace(/(\d) (mm|per)\b/g, '$1\u00a0$2');

/** A decorative picture at the bottom of a page. */
const scene = (name: string, millimetres: number) =>
  `<div class="scene" style="--tall:${millimetres}mm"><img src="${file(`/art/scenes/${name}.jpg`)}" alt=""></div>`;

const source = readFileSync(`${root}content/guide.md`, 'utf8');
const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(head)?.[1] ?? '';
const [introduction = '', ...sections] = body.split(/^## /m);
const parts = sections.map((section) => {
  const end = section.indexOf('\n');
  return { title: section.slice(0, end).trim(), text: section.slice(end).trim() };
});
const items = parts.slice(0, 10);
const [checklist, emergency] = parts.slice(10);
if (items.length < 10 || !checklist || !emergency) {
  throw new Error('content/guide.md: ten items, the checklist and the emergency page are needed');
}

const pages = 9;
function sheet(number: number, content: string, kind = '') {
  const depth = Math.round(((number - 1) / (pages - 1)) * 40);
  return `<section class="sheet ${kind}">${content}
<div class="gauge" aria-hidden="true"><i style="top:${((number - 1) / (pages - 1)) * 100}%"></i></div>
<p class="foot"><span>${site.name}</span><span>${depth} m</span><span>${number}</span></p></section>`;
}

function item(index: number) {
  const { title = '', text = '' } = items[index] ?? {};
  const name = title.replace(/^\d+\. /, '');
  const [picture = '', ...paragraphs] = text.split(/\n\n/);
  const [, alt = '', src = ''] = /^!\[(.*)\]\((.*)\)$/.exec(picture) ?? [];
  const skip = paragraphs.pop() ?? '';
  return `<article class="item"><h2><b>${index + 1}</b> ${name}</h2>
<div class="pair"><div>${html(paragraphs.join('\n\n'))}</div>
<div class="side"><figure><img src="${file(src)}" alt="${alt}"></figure>${html(skip)}</div></div></article>`;
}

const contents = items
  .map(({ title }, index) => {
    const name = title.replace(/^\d+\. /, '');
    return `<li><b>${index + 1}</b><span>${name}</span><i>${3 + Math.floor(index / 2)}</i></li>`;
  })
  .join('');
const lists = checklist.text
  .split(/^### /m)
  .filter(Boolean)
  .map((list) => `<section>${html(`### ${list}`)}</section>`)
  .join('');

const document = `<!doctype html>
<html lang="en-AU"><head><meta charset="utf-8"><title>${field('title')}</title>
<meta name="description" content="${field('description')}"><meta name="author" content="${site.name}">
<style>
${faces('Display', 'bricolage-grotesque', [600, 700, 800])}
${faces('Body', 'instrument-sans', [400, 500, 600, 700])}
@page { size: A4; margin: 0; }
* { box-sizing: border-box; margin: 0; }
html { -webkit-print-color-adjust: exact; font: 11.4pt/1.5 Body; color: #0a222e; font-variant-numeric: tabular-nums lining-nums; }
h1, h2, h3 { font-family: Display; line-height: 1.05; letter-spacing: -0.025em; text-wrap: balance; }
.sheet { position: relative; width: 210mm; height: 296.9mm; padding: 20mm 26mm 22mm 20mm; background: #fbf6ec; overflow: hidden; break-after: page; }
.sheet:last-child { break-after: auto; }
.foot { position: absolute; left: 20mm; right: 26mm; bottom: 10mm; display: flex; gap: 8mm; font-size: 8.5pt; color: #3f5560; }
.foot span:first-child { font-weight: 700; margin-right: auto; }
.gauge { position: absolute; right: 12mm; top: 20mm; bottom: 22mm; width: 3mm; background: linear-gradient(#9ad8d0, #0b6e78 45%, #063b4c 75%, #0a222e); }
.gauge i { position: absolute; left: -2mm; width: 7mm; height: 1.2mm; margin-top: -0.6mm; background: #e2583e; }
.cover { padding: 0; background: #063b4c; }
.cover img { position: absolute; inset: 0 0 auto; width: 100%; height: 202mm; object-fit: cover; object-position: 50% 62%; }
.cover .gauge, .cover .foot { display: none; }
.cover header { position: absolute; inset: 202mm 0 0; padding: 11mm 20mm 0; border-top: 3mm solid #e2583e; background: #fbf6ec; }
.cover h1 { font-size: 43pt; font-weight: 800; line-height: 0.98; }
.cover p { margin-top: 6mm; max-width: 125mm; font-size: 12.5pt; line-height: 1.4; }
.cover .mark { margin: 0 0 5mm; font: 700 13pt Display; color: #a2490b; }
.start h2 { margin-bottom: 8mm; font-size: 34pt; font-weight: 800; }
.start p:not(.foot) { font-size: 14pt; line-height: 1.5; }
.start ol { margin: 13mm 0 0; padding: 0; list-style: none; }
.start li { display: flex; gap: 5mm; align-items: baseline; padding: 2.2mm 0; border-top: 0.3mm solid #d9ccb2; font: 600 13pt Display; }
.start li b { width: 9mm; color: #a2490b; }
.start li i { margin-left: auto; font: 400 10pt Body; color: #3f5560; }
.item { height: 123mm; }
.item + .item { padding-top: 9mm; border-top: 0.5mm solid #0a222e; }
.item h2 { display: flex; gap: 5mm; align-items: baseline; font-size: 24pt; font-weight: 700; }
.item h2 b { color: #e2583e; font-size: 46pt; font-weight: 800; line-height: 0.8; }
.pair { display: grid; grid-template-columns: 80mm 1fr; gap: 8mm; margin-top: 6mm; }
figure img { display: block; width: 100%; aspect-ratio: 3 / 2; object-fit: cover; }
.side { order: -1; }
.whole { white-space: nowrap; }
a { color: inherit; }
p { text-wrap: pretty; }
.scene { position: absolute; left: 20mm; right: 26mm; bottom: 22mm; height: var(--tall); }
.scene img { width: 100%; height: 100%; object-fit: cover; }
.pair p + p { margin-top: 2.6mm; }
.pair strong { color: #0b6e78; }
.side p { padding: 3mm 4mm; background: #f0e6d2; }
.side strong { color: #a2490b; }
.list h2, .help h2 { margin-bottom: 8mm; font-size: 34pt; font-weight: 800; }
.list > div:first-of-type { columns: 2; column-gap: 9mm; }
.list section { break-inside: avoid; margin-bottom: 6mm; padding-top: 3mm; border-top: 0.5mm solid #0a222e; }
.list h3 { margin-bottom: 2mm; font-size: 14.5pt; color: #0b6e78; }
.list ul { padding: 0; list-style: none; }
.list li { position: relative; padding: 0.7mm 0 0.7mm 7mm; font-size: 11.4pt; line-height: 1.38; }
.list li::before { content: ""; position: absolute; left: 0; top: 1.8mm; width: 3.4mm; height: 3.4mm; border: 0.35mm solid #0a222e; }
.help .card { padding: 9mm 10mm; border: 0.6mm dashed #a8281b; background: #fff; }
.help p:not(.foot) { margin-bottom: 5mm; }
.help ol { padding-left: 7mm; font-size: 12pt; }
.help li { margin-bottom: 3.4mm; padding-left: 1mm; }
.help li::marker { font-weight: 700; color: #a8281b; }
.help .card > p:last-child { margin: 5mm 0 0; font-weight: 600; }
.help .small { margin-top: 8mm; font-size: 9.5pt; color: #3f5560; }
</style></head><body>
<section class="sheet cover"><img src="${file('/art/posters/south-australia.jpg')}" alt="A leafy seadragon under a South Australian jetty">
<header><p class="mark">${site.name}</p><h1>${field('title')}</h1><p>${field('description')}</p></header></section>
${sheet(2, `<h2>Before you fill the car</h2>${html(introduction)}<ol>${contents}</ol>${scene('learn-hero', 62)}`, 'start')}
${[0, 2, 4, 6, 8].map((index) => sheet(3 + index / 2, item(index) + item(index + 1))).join('\n')}
${sheet(8, `<h2>${checklist.title}</h2><div>${lists}</div>`, 'list')}
${sheet(9, emergencyPage(emergency.title, emergency.text), 'help')}
</body></html>`;

function emergencyPage(title: string, text: string) {
  const paragraphs = text.split(/\n\n/);
  const small = paragraphs.pop() ?? '';
  const contact = `More dive sites, reviews and articles, and a word to us: ${site.name}, ${site.email}.`;
  return `<h2>${title}</h2><div class="card">${html(paragraphs.join('\n\n'))}</div>
<div class="small">${html(`${small}\n\n${contact}`)}</div>${scene('contact-hero', 44)}`;
}

const chromium = findChromium();
if (!chromium) throw new Error('The guide needs Chromium: install it or set CHROMIUM to its path');
const folder = mkdtempSync(join(tmpdir(), 'guide-'));
const page = join(folder, 'guide.html');
const output = join(folder, 'guide.pdf');
writeFileSync(page, document);
const flags =
  '--headless --no-sandbox --disable-gpu --no-first-run --disable-background-networking --disable-sync --allow-file-access-from-files --no-pdf-header-footer --generate-pdf-document-outline';
execFileSync(
  chromium,
  [
    ...flags.split(' '),
    `--user-data-dir=${join(folder, 'chromium')}`,
    `--print-to-pdf=${output}`,
    pathToFileURL(page).href,
  ],
  { stdio: 'ignore', timeout: 60_000 },
);
const pdf = readFileSync(output);
rmSync(folder, { recursive: true, force: true });
const hash = createHash('sha256').update(pdf).digest('hex').slice(0, 8);
const name = `10-must-have-items-${hash}.pdf`;
const target = `${root}public/guides/`;
for (const old of globSync('*.pdf', { cwd: target })) rmSync(`${target}${old}`);
writeFileSync(`${target}${name}`, pdf);
const facts = { file: name, title: field('title'), about: field('about') };
writeFileSync(`${root}content/guide-file.json`, `${JSON.stringify(facts, null, 2)}\n`);
console.log(`public/guides/${name}: ${(pdf.length / 1000).toFixed(0)} kB`);
