import { useQuery } from '@tanstack/react-query';
import { Check, CircleAlert, CircleHelp } from 'lucide-react';
import { api, read } from '../../app/api.ts';

const icons = { set: Check, missing: CircleAlert, unknown: CircleHelp } as const;

/** The panel beside the settings of the newsletter, with the DNS records of the sending domain. */
export function SendingDomain({ savedAt }: { savedAt: string | null }) {
  const { data } = useQuery({
    queryKey: ['admin', 'mailings', 'domain', savedAt],
    queryFn: () => read(api.admin.mailings.domain.$get()),
  });
  if (!data) return null;
  return (
    <section aria-labelledby="sending-domain" className="mt-10 border-t-2 border-ink pt-6">
      <h3
        id="sending-domain"
        className="text-step-1 font-bold"
      >{`Mails come from ${data.domain}`}</h3>
      <ul className="mt-3 grid gap-3">
        {data.records.map(({ name, state, text }) => {
          const Icon = icons[state];
          return (
            <li key={name} className="flex gap-3">
              <Icon
                aria-hidden
                className={`mt-0.5 size-5 shrink-0 ${state === 'missing' ? 'text-advanced' : 'text-reef'}`}
              />
              <span className="min-w-0 wrap-anywhere">{text}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
