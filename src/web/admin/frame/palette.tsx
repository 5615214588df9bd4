import { useQueries, useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { Command } from 'cmdk';
import { RefreshCw } from 'lucide-react';
import { Dialog as Modal } from 'radix-ui';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import {
  actionEntries,
  type PaletteEntry,
  recordLists,
  screenEntries,
  siteList,
  speciesQuery,
} from './palette-entries.ts';
import { findEntries } from './palette-match.ts';
import { useSitemapUpdate } from './use-sitemap-update.ts';

const maxRecords = 8;
const maxOthers = 6;

const sitemapKey = 'sitemap';
const entryKey = ({ to, hash = '' }: PaletteEntry) => `${to}#${hash}`;

/** Loads articles, reviews, products, places, dive sites and species. */
function useRecords() {
  const lists = useQueries({ queries: recordLists.map(({ query }) => query) });
  const sites = useQuery(siteList.query);
  const species = useQuery(speciesQuery);
  const all = [...lists, sites, species];
  const isLoading = all.some(({ isPending }) => isPending);
  const isPartial = all.some(({ data }) => !data);
  const data = lists.map((list) => list.data);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the lists in their order
  const entries = useMemo(
    () => [
      ...recordLists.flatMap(({ toEntry }, index) => data[index]?.map(toEntry) ?? []),
      ...(sites.data?.map(siteList.toEntry) ?? []),
      ...(species.data ?? []),
    ],
    [...data, sites.data, species.data],
  );
  return { entries, isLoading, isPartial };
}

/** A search dialog that opens records, screens and actions. */
export default function Palette({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  const query = useDeferredValue(text);
  const navigate = useNavigate();
  const here = useLocation({ select: ({ pathname }) => pathname });
  const updateSitemap = useSitemapUpdate();
  const records = useRecords();
  const isEmpty = query.trim() === '';

  function run(work: () => void) {
    onClose();
    work();
  }
  const go = ({ to, hash }: PaletteEntry) =>
    run(() => void navigate({ to: to || here, ...(hash && { hash }), resetScroll: false }));

  const groups = {
    Records: isEmpty ? [] : findEntries(records.entries, query, maxRecords),
    Actions: findEntries(actionEntries, query, maxOthers),
    Screens: findEntries(screenEntries, query, isEmpty ? screenEntries.length : maxOthers),
  };
  const sitemap = findEntries([{ title: 'Update Sitemap', note: 'System' }], query, 1);
  const found = Object.values(groups).flat();
  const typed = query.trim().toLowerCase();
  // An exact name comes first, so that “bin” selects the bin before Binalong Bay.
  const first = found.find(({ title }) => title.toLowerCase() === typed) ?? found[0];
  const firstKey = first ? entryKey(first) : sitemap[0] ? sitemapKey : '';
  const [chosen, setChosen] = useState(firstKey);
  // A list that loads later may contain a better first entry.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each query begins at the first entry
  useEffect(() => setChosen(firstKey), [firstKey, query]);
  return (
    <Modal.Root open onOpenChange={(open) => !open && onClose()}>
      <Modal.Portal>
        <Modal.Overlay className="fixed inset-0 z-50 bg-abyss/70" />
        <Modal.Content
          aria-describedby={undefined}
          className="fixed inset-x-3 top-3 z-50 mx-auto max-w-2xl border-t-4 border-coral bg-paper text-ink shadow-2xl sm:top-[12vh]"
        >
          <Modal.Title className="sr-only">Find</Modal.Title>
          <Command shouldFilter={false} loop label="Find" value={chosen} onValueChange={setChosen}>
            <Command.Input
              value={text}
              onValueChange={setText}
              placeholder="An article, a dive site, a screen, something to do…"
              className="w-full border-b-2 border-line bg-paper px-4 py-3 text-step-0 placeholder:text-muted"
            />
            <Command.List
              label="Found"
              className="max-h-[min(30rem,70dvh)] overflow-y-auto overscroll-contain p-2"
            >
              {!isEmpty && (
                <Command.Empty className="px-3 py-6 text-muted">
                  {records.isLoading
                    ? 'Looking…'
                    : records.isPartial
                      ? 'Nothing found, but not every list could be loaded.'
                      : 'Nothing has these words.'}
                </Command.Empty>
              )}
              {Object.entries(groups).map(([heading, entries]) =>
                entries.length === 0 && !(heading === 'Actions' && sitemap[0]) ? null : (
                  <Command.Group key={heading} heading={heading} className={groupStyles}>
                    {entries.map((entry) => (
                      <Row
                        key={entryKey(entry)}
                        {...entry}
                        value={entryKey(entry)}
                        onSelect={() => go(entry)}
                      />
                    ))}
                    {heading === 'Actions' && sitemap[0] && (
                      <Row
                        {...sitemap[0]}
                        Icon={RefreshCw}
                        value={sitemapKey}
                        onSelect={() => run(() => void updateSitemap())}
                      />
                    )}
                  </Command.Group>
                ),
              )}
            </Command.List>
          </Command>
        </Modal.Content>
      </Modal.Portal>
    </Modal.Root>
  );
}

const groupStyles =
  '[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-3 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-sm [&_[cmdk-group-heading]]:text-muted';

function Row(
  props: Pick<PaletteEntry, 'title' | 'note' | 'Icon'> & { value: string; onSelect: () => void },
) {
  const { Icon } = props;
  return (
    <Command.Item
      value={props.value}
      onSelect={props.onSelect}
      className="flex min-h-11 cursor-pointer items-center gap-x-3 rounded-sm px-3 py-1 leading-snug max-sm:flex-wrap data-[selected=true]:bg-ink data-[selected=true]:text-paper [&_svg]:size-4.5 [&_svg]:shrink-0"
    >
      <Icon aria-hidden />
      <span className="min-w-0 flex-1 font-semibold wrap-anywhere">{props.title}</span>
      <span className="truncate text-sm opacity-80 max-sm:w-full max-sm:pl-7.5 sm:max-w-[45%]">
        {props.note}
      </span>
    </Command.Item>
  );
}
