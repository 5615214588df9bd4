import { isShut, type SiteStatus, statusLabels } from '../../domain/dive-sites/facts.ts';
import { KnownSince } from './known-since.tsx';

type Text = string | null | undefined;

interface Noticed {
  status: SiteStatus | null | undefined;
  statusReason: Text;
  statusAsOf: Text;
  statusAuthority: Text;
  statusAuthorityUrl: Text;
  notice: Text;
}

function Authority({ site }: { site: Noticed }) {
  const { statusAuthority, statusAuthorityUrl } = site;
  if (!statusAuthority) return null;
  return (
    <>
      {'Who decides: '}
      {statusAuthorityUrl ? (
        <a
          href={statusAuthorityUrl}
          target="_blank"
          rel="noopener noreferrer"
          className="font-semibold underline"
        >
          {statusAuthority}
        </a>
      ) : (
        <span className="font-semibold">{statusAuthority}</span>
      )}
      {'. '}
    </>
  );
}

export function SiteNotice({ site }: { site: Noticed }) {
  const { status, statusReason, statusAsOf, notice } = site;
  const stated = status && status !== 'open' ? status : undefined;
  if (!stated && !notice) return null;
  const shut = isShut(status);
  // Avoids showing a reason twice that the notice contains.
  const reason = statusReason && !notice?.includes(statusReason) ? statusReason : undefined;
  return (
    <div
      className={`mb-8 border-l-6 p-5 print:mb-2 print:border-ochre print:bg-transparent print:py-0.5 print:pl-3 print:text-ink ${
        shut ? 'border-coral bg-ink text-paper' : 'border-ochre bg-sand'
      }`}
    >
      <p className={shut ? 'font-display text-step-2 font-bold' : 'font-semibold'}>
        {stated && stated !== 'unknown' ? statusLabels[stated] : 'Before you go'}
      </p>
      {reason && <p>{reason}</p>}
      {notice && <p>{notice}</p>}
      {stated && (
        <p className="mt-2 text-sm print:mt-0">
          <Authority site={site} />
          {statusAsOf ? <KnownSince date={statusAsOf} /> : 'Not dated: ask whether it still holds.'}
        </p>
      )}
    </div>
  );
}
