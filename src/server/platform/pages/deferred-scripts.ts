import { consentKey } from '../../../domain/consent/consent.ts';
import { emergencyWorkerPath } from '../../../domain/offline/offline-paths.ts';
import { type PageHtml, parsePage } from './page-html.ts';

/** Scripts load after this time even if a picture never arrives. */
const maxDelayMs = 4000;

/** The Trusted Types policy that a light page uses only to register its service worker. */
export const workerPolicy = 'worker';

/** Starts the scripts after the page has loaded, or earlier at the first press, key or focus. */
const startAtPaint = `page.dataset.beforePaint='';
for(const event of events)addEventListener(event,start,true);
addEventListener('load',()=>requestAnimationFrame(()=>(self.requestIdleCallback??setTimeout)(start)));
setTimeout(start,${maxDelayMs});`;

/**
 * Starts the scripts when a button or field is used, or after the page has loaded if the visitor
 * agreed to be counted. Registers the small service worker if the browser has none.
 */
const startOnUse = `const use=event=>event.target.closest?.('button,input')&&start();
for(const event of events)addEventListener(event,use,true);
addEventListener('load',()=>{
let counted;try{counted=self.dataLayer&&localStorage.getItem('${consentKey}')==='yes'}catch{}
if(counted)start();
const rules={createScriptURL:()=>'${emergencyWorkerPath}'},
policy=self.trustedTypes?.createPolicy('${workerPolicy}',rules)??rules,workers=navigator.serviceWorker;
workers?.getRegistration().then(one=>one??workers.register(policy.createScriptURL(''),{updateViaCache:'none'})).catch(()=>{})});`;

/**
 * The loader script. It repeats a click from before hydration, because React drops such clicks.
 * src/web/routes/__root.tsx dispatches 'hydrated', src/web/ui/when-near.tsx 'part-hydrated'.
 */
const loader = (files: readonly string[], onUse: boolean) =>
  `{
let files=${JSON.stringify(files)},held='button,[data-report]',pressed,page=document.documentElement;
const main=files[0],events=['pointerdown','keydown','focusin'],
repeat=()=>{const button=pressed;if(button&&!button.matches(held)){pressed=0;button.click()}},
start=()=>{
delete page.dataset.beforePaint;delete page.dataset.scriptsDeferred;
for(const href of files.splice(0)){
const link=document.createElement('link');link.rel='modulepreload';link.href=href;document.head.append(link);
if(href===main)import(main)}
for(const event of events)removeEventListener(event,start,true)};
${onUse ? startOnUse : startAtPaint}
addEventListener('click',event=>{const button=event.target.closest?.(held);if(button){event.preventDefault();pressed=button}},true);
addEventListener('hydrated',()=>{held='[data-waits] button';repeat()});
addEventListener('part-hydrated',repeat);
}`.replaceAll('\n', '');

/**
 * Replaces the scripts of a page with a loader that starts them later.
 * See docs/decisions/0018-defer-scripts-until-the-first-paint.md.
 * @param isLight defers the scripts and the site's fonts until a control is used
 */
export function deferScripts(
  written: string,
  { isLight = false } = {},
): { html: string; page: PageHtml } {
  const html = isLight ? written.replace(/<html\b/, '<html data-scripts-deferred=""') : written;
  const page = parsePage(html);
  const { entry, preloads, fonts } = page;
  if (!entry) return { html, page };
  const script = loader([...new Set([entry, ...preloads].map(({ url }) => url))], isLight);
  let rest = 0;
  let deferred = '';
  const taken = [...preloads, entry, ...(isLight ? fonts : [])].sort((a, b) => a.start - b.start);
  for (const element of taken) {
    deferred += html.slice(rest, element.start);
    // The loader goes into the head: at the end of a long page it would run after deferred pictures.
    if (element === taken[0]) deferred += `<script>${script}</script>`;
    rest = element.end;
  }
  return {
    html: deferred + html.slice(rest),
    page: {
      ...page,
      entry: undefined,
      preloads: [],
      fonts: isLight ? [] : fonts,
      inlineScripts: [...page.inlineScripts, script],
    },
  };
}
