import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { paths } from '../../../../contract/paths.ts';
import {
  groupOfAddress,
  type SettingGroupKey,
  type SettingValues,
  settingGroupKeys,
  settingGroups,
} from '../../../../contract/settings/groups/groups.ts';
import type { StoredSettingGroup } from '../../../../contract/settings/settings.ts';
import { forgetSettings } from '../../../app/site.ts';
import { buttonStyles } from '../../../ui/button.tsx';
import { useShownRecord } from '../../app/address.ts';
import { api, read } from '../../app/api.ts';
import { RecordForm } from '../../editor/record-form.tsx';
import { Button } from '../../ui/button.tsx';
import { NoSuchRecord } from '../../ui/list-skeleton.tsx';
import { siteDate } from '../../ui/site-date.ts';
import { categoriesKey } from './category-rows.tsx';
import { ForecastSetup } from './forecast-setup.tsx';
import { groupConfig, openGroup } from './group-config.tsx';
import { ReturnedMailSetup } from './returned-mail-setup.tsx';
import { SendingDomain } from './sending-domain.tsx';

const tab = 'settings';
const listKey = ['admin', 'list', tab];

export function SettingsPanel() {
  const asked = useShownRecord(tab);
  const group = asked === undefined ? undefined : groupOfAddress(asked);

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 max-lg:gap-y-4 lg:grid-cols-[min(20rem,38%)_minmax(0,1fr)]">
      <div className="lg:sticky lg:top-(--bars)">
        {asked !== undefined && (
          <Link to={paths.adminTab(tab)} className={`${buttonStyles.quiet} lg:hidden`}>
            <ArrowLeft aria-hidden className="size-4" />
            All settings
          </Link>
        )}
        <div className={asked === undefined ? '' : 'max-lg:hidden'}>
          <GroupList opened={group} />
        </div>
      </div>
      <div className="min-w-0">
        {group && <OpenedGroup key={group} group={group} />}
        {asked !== undefined && !group && (
          <NoSuchRecord>There are no such settings. Choose some from the list.</NoSuchRecord>
        )}
        {asked === undefined && (
          <p className="bg-sand p-5 max-lg:hidden">
            Choose what to change. What you save here is public at once, and stays through upgrades.
          </p>
        )}
      </div>
    </div>
  );
}

function GroupList({ opened }: { opened: SettingGroupKey | undefined }) {
  const list = useQuery({
    queryKey: listKey,
    queryFn: () => read(api.settings.groups.$get()),
  });
  const nav = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the marked link is that of the opened group
  useEffect(() => {
    const link = nav.current?.querySelector('[aria-current]');
    link?.scrollIntoView({ block: 'nearest' });
  }, [opened]);
  return (
    <nav
      ref={nav}
      aria-label="Settings"
      className="lg:max-h-[calc(100dvh-var(--bars)-1rem)] lg:overflow-y-auto"
    >
      <ul className="border-t-2 border-ink">
        {settingGroupKeys.map((key) => {
          const stored = list.data?.find((one) => one.key === key);
          const { label, help } = settingGroups[key];
          const isChanged = stored?.updatedAt && stored.changed.length > 0;
          return (
            <li key={key} className="border-b border-line">
              <Link
                to={paths.adminTab(tab, key)}
                resetScroll={false}
                aria-current={key === opened ? 'page' : undefined}
                className="block border-l-4 border-transparent px-3 py-2.5 hover:bg-sand aria-[current]:border-coral aria-[current]:bg-sand"
              >
                <span className="block font-semibold">{label}</span>
                <span className="block text-sm text-muted">
                  {isChanged ? `Changed ${siteDate(stored.updatedAt ?? '')}` : help}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function OpenedGroup({ group }: { group: SettingGroupKey }) {
  const { data, isError, refetch } = useQuery({
    queryKey: [...listKey, group],
    queryFn: () => openGroup(group),
    gcTime: 0,
  });
  if (isError) {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3">
        <p>These settings could not be loaded.</p>
        <Button onClick={() => refetch()}>Try again</Button>
      </div>
    );
  }
  if (!data) {
    return <div role="status" aria-label="Opening" className="h-96 animate-pulse bg-sand" />;
  }
  return <GroupForm record={data} />;
}

function GroupForm({ record }: { record: StoredSettingGroup }) {
  const queryClient = useQueryClient();
  const router = useRouter();
  const [editor] = useState(() => groupConfig(record));

  async function onSaved(saved: StoredSettingGroup) {
    queryClient.setQueryData([...listKey, saved.key], saved);
    // The header, the footer and titles show the new texts at once.
    forgetSettings();
    await Promise.all([
      router.invalidate(),
      queryClient.invalidateQueries({ queryKey: listKey, exact: true }),
      // The loaded counts belong to the old names.
      queryClient.resetQueries({ queryKey: categoriesKey }),
    ]);
  }

  return (
    <>
      <RecordForm editor={editor} id={record.id} record={record} opened onSaved={onSaved} />
      {record.key === 'forecast' && <ForecastSetup savedAt={record.updatedAt} />}
      {record.key === 'newsletter' && <SendingDomain savedAt={record.updatedAt} />}
      {record.key === 'returned-mail' && (
        <ReturnedMailSetup
          savedAt={record.updatedAt}
          service={(record.values as SettingValues['returned-mail']).service}
        />
      )}
    </>
  );
}
