import { isShut, type SiteStatus, statusLabels } from '../../domain/dive-sites/facts.ts';
import { splitNotice } from '../../domain/dive-sites/notice.ts';
import { FoldedText } from './folded-text.tsx';
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

/** @param folds whether a phone shows only the beginning of a long notice; a danger is never folded */
export function SiteNotice({ site, folds = false }: { site: Noticed; folds?: boolean }) {
  const { status, statusAsOf, notice } = site;
  const stated = status && status !== 'open' ? status : undefined;
  if (!stated && !notice) return null;
  const shut = isShut(status);
  const { danger, rest, isLong } = splitNotice(site);
  return (
    <div
      className={`mb-5 border-l-6 p-4 md:mb-8 md:p-5 print:mb-2 print:border-ochre print:bg-transparent print:py-0.5 print:pl-3 print:text-ink ${
        shut ? 'border-coral bg-ink text-paper' : 'border-ochre bg-sand'
      }`}
    >
      <p className={shut ? 'font-display text-step-2 font-bold' : 'font-semibold'}>
        {stated && stated !== 'unknown' ? statusLabels[stated] : 'Before you go'}
      </p>
      {stated === 'unknown' && !site.statusReason && (
        <p>Nobody has confirmed whether the site is open.</p>
      )}
      {danger && <p>{danger}</p>}
      {rest &&
        (folds && isLong ? <FoldedText text={rest} lines="max-md:line-clamp-3" /> : <p>{rest}</p>)}
      {stated && (
        <p className="mt-2 text-sm print:mt-0">
          <Authority site={site} />
          {statusAsOf ? <KnownSince date={statusAsOf} /> : 'Not dated: ask whether it still holds.'}
        </p>
      )}
    </div>
  );
}
