import type { AnyRouter } from '@tanstack/react-router';
import { recordOfPath } from '../../contract/page-reads/record-address.ts';
import { paths } from '../../contract/paths.ts';
import { ownerFlag } from './owner.ts';
import { createReport } from './report-closed.ts';
import { isOff } from './site.ts';

const look = 'inline-flex min-h-11 items-center px-4 font-semibold hover:underline';

type PageRecord = NonNullable<ReturnType<typeof recordOfPath>>;

async function findEditPath({ resource, key }: PageRecord): Promise<string | undefined> {
  const answer = await fetch(`/api/${resource}${resource === 'dive-sites' ? '' : '/slug'}/${key}`);
  if (!answer.ok) return undefined;
  const { id } = (await answer.json()) as { id: number };
  return paths.adminTab(resource, id);
}

/** Shows the signed-in owner a bar with an edit link on each record's page, outside of React. */
export function showEditLink(router: AnyRouter) {
  const frame = document.createElement('nav');
  frame.ariaLabel = 'For the owner';
  frame.className =
    'flex flex-wrap items-center gap-2 border-b border-line bg-sand px-2 text-ink print:hidden [&_[hidden]]:hidden [&[hidden]]:hidden';
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
  // The bar is in the flow above the header, since a fixed bar would cover the text.
  document.body.prepend(frame);

  async function update() {
    const { pathname } = location;
    frame.hidden = true;
    if (!(ownerFlag in document.documentElement.dataset)) return;
    const record = recordOfPath(pathname);
    const path = record && (await findEditPath(record).catch(() => undefined));
    if (!record || !path || pathname !== location.pathname) return;
    link.href = path;
    const isGuide = record.resource === 'dive-sites' && !isOff(pathname);
    report.frame.hidden = !isGuide;
    if (isGuide) report.showFor(Number(record.key));
    frame.hidden = false;
  }
  router.subscribe('onRendered', () => void update());
  void update();
}
