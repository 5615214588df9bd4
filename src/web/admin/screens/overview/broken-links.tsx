import { useQueryClient } from '@tanstack/react-query';
import type { BrokenLink } from '../../../../contract/links.ts';
import { paths } from '../../../../contract/paths.ts';
import { resources } from '../../../../contract/resources.ts';
import { countText } from '../../../../domain/text/format.ts';
import { api, read } from '../../app/api.ts';
import { useFreshQuery } from '../../app/calls.ts';
import { useAttempt } from '../../app/toast-hooks.ts';
import { ShowMore } from '../../ui/list-controls.tsx';
import { RowAction, RowLink, useVisibleRows } from '../../ui/list-row.tsx';
import { siteDate } from '../../ui/site-date.ts';
import { Group } from './group.tsx';

const queryKey = ['admin', 'list', 'links'];

const problemLabels: Record<BrokenLink['problem'], string> = {
  missing: 'No such page on this site',
  gone: 'The page was deleted',
  dead: 'No such site',
  failed: 'No good answer, two weeks running',
  unreached: 'No answer, as from every other site',
  refused: 'Refuses programs: open it to see',
  private: 'Works on one machine or network alone',
};

const problemText = ({ problem, status }: BrokenLink) =>
  status === null || problem === 'refused'
    ? problemLabels[problem]
    : `${problem === 'dead' ? 'No such page there' : problemLabels[problem]} (${status})`;

const toggleWord = ({ ignored }: BrokenLink) => (ignored ? 'Watch again' : 'Ignore');

/** Links of public texts that are broken, that could not be checked, or that the owner ignores. */
export function BrokenLinks() {
  const queryClient = useQueryClient();
  const { attempt } = useAttempt(() => queryClient.invalidateQueries({ queryKey }));
  const links = useFreshQuery(queryKey, () => read(api.admin.links.$get()));

  const toggle = ({ url, ignored }: BrokenLink) =>
    attempt({ title: 'Not changed' }, () =>
      read(api.admin.links.ignored.$put({ json: { url, ignored: !ignored } })),
    );

  const all = links.data ?? [];
  const watched = all.filter(({ ignored }) => !ignored);
  const refused = watched.filter(({ problem }) => problem === 'refused');
  const ignored = all.filter((link) => link.ignored);
  const wrong = watched.filter(({ problem }) => problem !== 'refused');
  const unreached = wrong.filter(({ problem }) => problem === 'unreached');
  const broken = wrong.filter(({ problem }) => problem !== 'unreached');
  return (
    <Group title="Broken links" count={broken.length} className="sm:col-span-2 xl:col-span-4">
      {links.isPending && <p className="text-muted">Looking at the links…</p>}
      {links.isError && <p role="alert">The links could not be read.</p>}
      {links.data && wrong.length === 0 && (
        <p className="text-muted">
          Every link of your public pages that was checked leads somewhere.
        </p>
      )}
      {unreached.length > 0 && (
        <p role="alert" className="mb-2 bg-sand p-4">
          {`No other site answers this server, so ${countText(unreached.length, 'link')} could not be checked. Look at its network and its lookup of names (DNS); each link is asked again within a week.`}
        </p>
      )}
      <LinkRows links={broken} onToggle={toggle} />
      <Folded title="No answer" links={unreached} onToggle={toggle} />
      <Folded title="Couldn’t be checked" links={refused} onToggle={toggle} />
      <Folded title="Ignored" links={ignored} onToggle={toggle} />
    </Group>
  );
}

interface RowsProps {
  links: BrokenLink[];
  onToggle: (link: BrokenLink) => void;
}

function Folded({ title, ...rows }: RowsProps & { title: string }) {
  if (rows.links.length === 0) return null;
  return (
    <details className="mt-2">
      <summary className="cursor-pointer py-2.5 font-semibold">
        {`${title} (${rows.links.length})`}
      </summary>
      <LinkRows {...rows} />
    </details>
  );
}

function LinkRows({ links, onToggle }: RowsProps) {
  const { visible, showMore } = useVisibleRows(links);
  return (
    <>
      <ul className="max-h-[60vh] overflow-y-auto md:max-h-96">
        {visible.map((link) => (
          <li
            key={`${link.resource}/${link.id} ${link.url}`}
            className="flex flex-wrap items-baseline gap-x-4 border-b border-line py-2 last:border-0"
          >
            <div className="min-w-0 flex-1 basis-72">
              <p className="font-semibold leading-snug wrap-anywhere">{link.title}</p>
              <p className="text-sm leading-snug wrap-anywhere">
                {`“${link.text}” leads to `}
                <a
                  href={link.url}
                  target="_blank"
                  rel="noreferrer"
                  className="inline-block min-h-6 underline underline-offset-2"
                >
                  {link.url}
                  <span className="sr-only"> (opens in a new tab)</span>
                </a>
              </p>
              <p className="text-sm text-muted">
                {`${resources[link.resource].admin.label} · ${problemText(link)} · since ${siteDate(link.since)}`}
              </p>
            </div>
            <p className="-ml-2 flex">
              <RowLink
                word="Edit"
                label={`Edit ${link.title}`}
                to={paths.adminTab(link.resource, link.id)}
              />
              <RowAction
                word={toggleWord(link)}
                label={`${toggleWord(link)} the link to ${link.url}`}
                onClick={() => onToggle(link)}
              />
            </p>
          </li>
        ))}
      </ul>
      <ShowMore total={links.length} onMore={showMore} />
    </>
  );
}
