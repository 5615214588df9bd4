import type { ReactNode } from 'react';
import { isShut, statusLabels } from '../../../../domain/dive-sites/facts.ts';
import type { SkillLevel } from '../../../../domain/dive-sites/terms.ts';
import type { CardSite } from './shown-fields.ts';

const shape =
  'inline-flex items-center gap-1.5 rounded-sm px-2 py-0.5 text-sm font-semibold [print-color-adjust:exact]';

const skills: Record<SkillLevel, string> = {
  Beginner: 'bg-beginner text-paper',
  Intermediate: 'bg-intermediate text-abyss',
  Advanced: 'bg-advanced text-paper',
};

function StatusBadge({ status, notice }: Pick<CardSite, 'status' | 'notice'>) {
  const closed = !status && notice && /^closed\b/i.test(notice);
  if (isShut(status) || closed) {
    return (
      <span className={`${shape} bg-ink text-paper`}>
        <span aria-hidden className="h-0.5 w-2.5 bg-paper" />
        {statusLabels[closed ? 'closed' : (status ?? 'closed')]}
      </span>
    );
  }
  const word = status === 'restricted' ? statusLabels.restricted : notice && 'Notice';
  return word ? <span className={`${shape} border border-ochre text-ochre`}>{word}</span> : null;
}

export function SiteBadges({ site, children }: { site: CardSite; children?: ReactNode }) {
  return (
    <p className="flex flex-wrap items-center gap-2">
      <span className={`${shape} ${skills[site.skillLevel]}`}>{site.skillLevel}</span>
      {site.featured && !isShut(site.status) && (
        <span className={`${shape} border border-coral`}>
          <span aria-hidden className="size-2 rounded-full bg-coral" />
          Featured
        </span>
      )}
      {site.videoUrl && <span className={`${shape} border border-line`}>Video</span>}
      <StatusBadge status={site.status} notice={site.notice} />
      {children}
    </p>
  );
}
