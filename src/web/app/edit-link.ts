import type { AnyRouter } from '@tanstack/react-router';
import { recordOfPath } from '../../contract/page-reads/record-address.ts';
import { paths } from '../../contract/paths.ts';
import { ownerFlag } from './owner.ts';
import { createReport } from './report-closed.ts';
import { isOff } from './site.ts';

const look =
  'inline-flex min-h-11 items-center rounded-sm bg-ink px-4 font-semibold text-paper shadow-lg hover:underline';

async function findEditPath(pathname: string): Promise<string | undefined> {
  const record = recordOfPath(pathname);
  if (!record) return undefined;
  const { resource, key } = record;
  const answer = await fetch(`/api/${resource}${resource === 'dive-sites' ? '' : '/slug'}/${key}`);
  if (!answer.ok) return undefined;
  const { id } = (await answer.json()) as { id: number };
  return paths.adminTab(resource, id);
}

/** Shows the signed-in owner a link to the editor on each page of a record, outside of React. */
export function showEditLink(router: AnyRouter) {
  const frame = document.createElement('nav');
  frame.ariaLabel = 'For the owner';
  frame.className =
    'fixed bottom-4 left-4 z-40 flex flex-wrap items-end gap-2 print:hidden [&_[hidden]]:hidden [&[hidden]]:hidden';
  const link = document.createElement('a');
  link.className = look;
  link.textContent = 'Edit';
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void router.navigate({ to: link.pathname });
  });
  const report = createReport(router, look);
  frame.append(link, report.frame);
  document.body.append(frame);

  async function update() {
    const { pathname } = location;
    frame.hidden = true;
    if (!(ownerFlag in document.documentElement.dataset)) return;
    const path = await findEditPath(pathname).catch(() => undefined);
    if (!path || pathname !== location.pathname) return;
    link.href = path;
    const record = recordOfPath(pathname);
    const isGuide = record?.resource === 'dive-sites' && !isOff(pathname);
    report.frame.hidden = !isGuide;
    if (isGuide) report.showFor(Number(record.key));
    frame.hidden = false;
  }
  router.subscribe('onRendered', () => void update());
  void update();
}
