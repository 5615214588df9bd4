import { useQuery } from '@tanstack/react-query';
import type { Mailing } from '../../../../contract/mailings.ts';
import { countText } from '../../../../domain/text/format.ts';
import { api, read } from '../../app/api.ts';
import { byId } from '../../app/calls.ts';
import { ListSkeleton } from '../../ui/list-skeleton.tsx';
import { counted } from './mailing-text.ts';

/** Maximum time in ms until the server counts a click. */
const clickDelayMs = 30_000;

/** The figures of a mailing, with their labels. */
const figures = [
  ['Delivered to the mail server', 'delivered'],
  ['Refused', 'failed'],
  ['Bounced later', 'bounced'],
  ['Reported as unwanted', 'complained'],
  ['Unsubscribed by its link', 'unsubscribed'],
] as const satisfies readonly (readonly [string, keyof Mailing])[];

/** The outcome of a mailing: its mails, the clicks of each link, and why opens are not counted. */
export default function MailingReport({ mailing }: { mailing: Mailing }) {
  const links = useQuery({
    queryKey: ['admin', 'mailings', 'links', mailing.id],
    queryFn: () => read(api.admin.mailings[':id'].links.$get(byId(mailing.id))),
    staleTime: 0,
    refetchInterval: clickDelayMs,
  });
  if (!links.data) return <ListSkeleton failed={links.isError} onRetry={() => links.refetch()} />;
  return (
    <div className="grid w-full gap-4">
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-5">
        {figures.map(([label, name]) => (
          <div key={name}>
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="text-step-1 font-bold tabular-nums">{counted(mailing[name])}</dd>
          </div>
        ))}
      </dl>
      {links.data.length === 0 ? (
        <p>It has no links, or was sent before they were counted.</p>
      ) : (
        <table className="w-full text-sm">
          <caption className="pb-1 text-left font-semibold">
            {`Links, followed ${countText(
              links.data.reduce((sum, { clicks }) => sum + clicks, 0),
              'time',
            )}`}
          </caption>
          <thead>
            <tr className="border-b border-line text-left">
              <th scope="col">Link</th>
              <th scope="col" className="pl-4 text-right">
                Clicks
              </th>
            </tr>
          </thead>
          <tbody>
            {links.data.map(({ address, clicks }) => (
              <tr key={address} className="border-b border-line">
                <td className="py-1 wrap-anywhere">{address}</td>
                <td className="py-1 pl-4 text-right align-top tabular-nums">{counted(clicks)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="text-sm text-muted">
        Clicks are those of people, as far as that can be told, and appear within half a minute.
        Opens are not counted: that takes a hidden picture that tells when and where each person
        reads, and mail programs that load pictures ahead make the number wrong.
      </p>
    </div>
  );
}
