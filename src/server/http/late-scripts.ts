const preloads = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const entry = /<script type="module" async="" src="([^"]+)"><\/script>/;
/** For a page whose pictures never come, in milliseconds. */
const shutdownTimeoutMs = 4000;

/**
 * Runs in the visitor's browser. A button that is pressed before React has the page (which says
 * 'alive' then: src/web/routes/__root.tsx) is pressed again; links work by themselves.
 */
const seed = (files: readonly string[]) => `{
let files=${JSON.stringify(files)},pressed,page=document.documentElement;
page.dataset.opening='';
const main=files[0],touches=['pointerdown','keydown','focusin'],
keep=event=>{const button=event.target.closest?.('button');if(button){event.preventDefault();pressed=button}},
start=()=>{
delete page.dataset.opening;
for(const href of files.splice(0)){
const link=document.createElement('link');link.rel='modulepreload';link.href=href;document.head.append(link);
if(href===main)import(main)}
for(const touch of touches)removeEventListener(touch,start,true)};
for(const touch of touches)addEventListener(touch,start,true);
addEventListener('load',()=>requestAnimationFrame(()=>(self.requestIdleCallback??setTimeout)(start)));
setTimeout(start,${shutdownTimeoutMs});
addEventListener('click',keep,true);
addEventListener('alive',()=>{removeEventListener('click',keep,true);pressed?.click()});
}`;

/**
 * Lets the scripts of a page wait until it is painted with its pictures and fonts, or until the
 * visitor touches it: on a slow line they would fight for it with what the visitor came to see.
 * @param html a page as TanStack Start wrote it; where it names no files of a build, it stays as it is
 */
export function startAfterPaint(html: string): string {
  const main = entry.exec(html)?.[1];
  if (!main) return html;
  const files = new Set([main, ...[...html.matchAll(preloads)].map(([, file = '']) => file)]);
  return html
    .replaceAll(preloads, '')
    .replace(entry, () => `<script>${seed([...files]).replaceAll('\n', '')}</script>`);
}
