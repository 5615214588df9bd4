import { useQuery } from '@tanstack/react-query';
import { api, read } from '../../../app/api.ts';
import { byId } from '../../app/calls.ts';
import { useGuard } from '../../app/session.tsx';
import { ListSkeleton } from '../../ui/list-skeleton.tsx';
import { counted } from './mailing-text.ts';

/** How often the links of a sending were followed, and why nothing is said of opens. */
export default function MailingReport({ id }: { id: number }) {
  const guard = useGuard();
  const links = useQuery({
    queryKey: ['admin', 'mailings', 'links', id],
    queryFn: () => guard(() => read(api.admin.mailings[':id'].links.$get(byId(id)))),
  });
  if (!links.data) return <ListSkeleton failed={links.isError} onRetry={() => links.refetch()} />;
  return (
    <div className="grid w-full gap-3">
      {links.data.length === 0 ? (
        <p>Its links were not counted, or it has none.</p>
      ) : (
        <table className="w-full text-sm">
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
                <td className="py-1 pl-4 text-right tabular-nums">{counted(clicks)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="text-sm text-muted">
        Clicks are those of people, as far as that can be told, and appear within half a minute. The
        site does not know who clicked, so a sending to those who did is not offered. Opens are not
        counted: that takes a hidden picture that tells when and where each person reads, and mail
        programs that load pictures ahead make the number wrong.
      </p>
    </div>
  );
}
