import { type PageHtml, parsePage } from './page-html.ts';

/** For a page whose pictures never come. */
const maxDelayMs = 4000;

/**
 * Runs in the browser. A button that is pressed before React has hydrated the page (which dispatches
 * 'alive' then: src/web/routes/__root.tsx) is pressed again; links work without scripts.
 */
const loader = (files: readonly string[]) =>
  `{
let files=${JSON.stringify(files)},pressed,page=document.documentElement;
page.dataset.opening='';
const main=files[0],events=['pointerdown','keydown','focusin'],
hold=event=>{const button=event.target.closest?.('button');if(button){event.preventDefault();pressed=button}},
start=()=>{
delete page.dataset.opening;
for(const href of files.splice(0)){
const link=document.createElement('link');link.rel='modulepreload';link.href=href;document.head.append(link);
if(href===main)import(main)}
for(const event of events)removeEventListener(event,start,true)};
for(const event of events)addEventListener(event,start,true);
addEventListener('load',()=>requestAnimationFrame(()=>(self.requestIdleCallback??setTimeout)(start)));
setTimeout(start,${maxDelayMs});
addEventListener('click',hold,true);
addEventListener('alive',()=>{removeEventListener('click',hold,true);pressed?.click()});
}`.replaceAll('\n', '');

/**
 * Defers a page's scripts until it is painted with its pictures and fonts, or until the visitor
 * touches it: docs/decisions/0018-defer-scripts-until-the-first-paint.md has the figures.
 * @param html a page as TanStack Start wrote it; one without files of a build stays as it is
 */
export function deferScripts(html: string): { html: string; page: PageHtml } {
  const page = parsePage(html);
  const { entry, preloads } = page;
  if (!entry) return { html, page };
  const script = loader([...new Set([entry, ...preloads].map(({ url }) => url))]);
  let rest = 0;
  let deferred = '';
  for (const element of [...preloads, entry].sort((a, b) => a.start - b.start)) {
    deferred += html.slice(rest, element.start);
    if (element === entry) deferred += `<script>${script}</script>`;
    rest = element.end;
  }
  return {
    html: deferred + html.slice(rest),
    page: {
      ...page,
      entry: undefined,
      preloads: [],
      inlineScripts: [...page.inlineScripts, script],
    },
  };
}
