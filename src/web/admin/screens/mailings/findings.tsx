import { useQuery } from '@tanstack/react-query';
import type { MailedResource } from '../../../../contract/mailings.ts';
import { api, read } from '../../app/api.ts';

/** Loads the faults and plain text of a post's mail. Checks of external links take seconds. */
export function useMailingCheck(
  query: { resource: MailedResource; record: string; preview: string },
  /** The time of the last save, which may have changed the mail. */
  updatedAt: string,
) {
  return useQuery({
    queryKey: ['admin', 'mailings', 'check', query, updatedAt],
    queryFn: () => read(api.admin.mailings.check.$get({ query })),
  });
}

/** Lists the faults of a mail. @param dirty whether the form has changes that the mail lacks */
export function MailFindings(props: { check: ReturnType<typeof useMailingCheck>; dirty: boolean }) {
  const { data, isError } = props.check;
  if (!data) {
    return (
      <p role="status">
        {isError ? 'The mail could not be checked.' : 'Looking for faults of the mail…'}
      </p>
    );
  }
  const { problem, findings, bytes } = data;
  const all = [
    ...(problem ? [problem] : []),
    ...findings,
    ...(props.dirty
      ? ['The form has changes that are not saved. The mail is shown without them.']
      : []),
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
