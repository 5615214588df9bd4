import { useState } from 'react';
import { apiPaths } from '../../../../contract/api-paths.ts';
import type { MailedResource } from '../../../../contract/mailings.ts';
import { Choices } from '../../ui/choices.tsx';
import { MailFindings, useMailingCheck } from './findings.tsx';

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
  updatedAt: string;
  preview: string;
  dirty: boolean;
}) {
  const { resource, preview } = props;
  const [shape, setShape] = useState<(typeof shapes)[number]['name']>('phone');
  const [look, setLook] = useState<(typeof looks)[number]['name']>('light');
  const query = { resource, record: String(props.record), preview };
  const check = useMailingCheck(query, props.updatedAt);
  const shown = `${apiPaths.mailings}/shown?${new URLSearchParams({ ...query, look })}`;
  return (
    <div className="mt-4 grid min-w-0 gap-3">
      <MailFindings check={check} dirty={props.dirty} />
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        <Choices label="Shown on" choices={shapes} value={shape} onChange={setShape} />
        {shape !== 'text' && (
          <Choices label="Colours" choices={looks} value={look} onChange={setLook} />
        )}
      </div>
      {shape === 'text' ? (
        <pre className="max-h-144 overflow-auto bg-sand p-4 text-sm whitespace-pre-wrap wrap-anywhere">
          {check.data?.text}
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
