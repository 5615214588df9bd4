import './offline/start.ts';

export { reportReads } from './report-reads.ts';

// Pages hold the blocks of their texts as HTML. What a click on one needs comes with that click.
document.addEventListener('click', (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>(
    'a[data-play], a[data-product]',
  );
  // With a key or another button, a link opens a tab as any other does.
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  if (link.dataset.play) event.preventDefault();
  import('./post-blocks.ts')
    .then(({ followBlock }) => followBlock(link))
    .catch(() => link.dataset.play && location.assign(link.href));
});
