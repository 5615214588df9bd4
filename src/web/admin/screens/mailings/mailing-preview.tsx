import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { MailedResource, MailingCheck } from '../../../../contract/mailings.ts';
import { apiPaths } from '../../../../contract/paths.ts';
import { api, read } from '../../../app/api.ts';
import { useGuard } from '../../app/session.tsx';
import { Choices } from '../../ui/choices.tsx';
import { ListSkeleton } from '../../ui/list-skeleton.tsx';

const shapes = [
  { name: 'phone', label: 'Phone' },
  { name: 'desk', label: 'Desk' },
  { name: 'text', label: 'Text' },
] as const;
const looks = [
  { name: 'light', label: 'Light' },
  { name: 'dark', label: 'Dark' },
] as const;

/** Widths of the frame, in CSS pixels. */
const widths = { phone: 375, desk: 720 };

/** A preview of the mail that subscribers would get, with its faults. */
export default function MailingPreview(props: {
  resource: MailedResource;
  record: number;
  preview: string;
  dirty: boolean;
}) {
  const { resource, preview } = props;
  const guard = useGuard();
  const [shape, setShape] = useState<(typeof shapes)[number]['name']>('phone');
  const [look, setLook] = useState<(typeof looks)[number]['name']>('light');
  const query = { resource, record: String(props.record), preview };
  const check = useQuery({
    queryKey: ['admin', 'mailings', 'check', query],
    queryFn: () => guard(() => read(api.admin.mailings.check.$get({ query }))),
  });
  if (!check.data) return <ListSkeleton failed={check.isError} onRetry={() => check.refetch()} />;
  const shown = `${apiPaths.mailings}/shown?${new URLSearchParams({ ...query, look })}`;
  return (
    <div className="mt-4 grid min-w-0 gap-3">
      <Findings check={check.data} dirty={props.dirty} />
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        <Choices label="Shown on" choices={shapes} value={shape} onChange={setShape} />
        {shape !== 'text' && (
          <Choices label="Colours" choices={looks} value={look} onChange={setLook} />
        )}
      </div>
      {shape === 'text' ? (
        <pre className="max-h-144 overflow-auto bg-sand p-4 text-sm whitespace-pre-wrap wrap-anywhere">
          {check.data.text}
        </pre>
      ) : (
        <div className="overflow-x-auto">
          <iframe
            key={look}
            title="The mail"
            src={shown}
            sandbox=""
            style={{ width: widths[shape] }}
            className={`h-144 border-2 border-line bg-paper ${shape === 'phone' ? 'max-w-full' : 'max-w-none'}`}
          />
        </div>
      )}
    </div>
  );
}

function Findings({ check, dirty }: { check: MailingCheck; dirty: boolean }) {
  const { problem, findings, bytes } = check;
  const all = [
    ...(problem ? [problem] : []),
    ...findings,
    ...(dirty ? ['The form has changes that are not saved. The mail is shown without them.'] : []),
  ];
  const size = `${Math.max(1, Math.round(bytes / 1000))} kB without its pictures.`;
  if (all.length === 0) return <p role="status">{`Nothing is amiss. ${size}`}</p>;
  return (
    <div role="status" className="border-l-4 border-coral bg-sand p-4">
      <ul className="grid gap-2">
        {all.map((finding) => (
          <li key={finding} className="wrap-anywhere">
            {finding}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-muted">{size}</p>
    </div>
  );
}
