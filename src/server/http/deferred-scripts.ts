import { type PageHtml, parsePage } from './page-html.ts';

/** Scripts load after this time even if a picture never arrives. */
const maxDelayMs = 4000;

/** Repeats a press that came before hydration; src/web/routes/__root.tsx dispatches 'alive'. */
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

/** See docs/decisions/0018-defer-scripts-until-the-first-paint.md. */
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
