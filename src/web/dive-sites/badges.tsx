import type { DiveSiteSummary } from '../../contract/dive-sites.ts';
import type { SkillLevel } from '../../domain/dive-site-terms.ts';

const shape =
  'inline-flex items-center gap-1.5 rounded-sm px-2 py-0.5 text-sm font-semibold [print-color-adjust:exact]';

const skills: Record<SkillLevel, string> = {
  Beginner: 'bg-beginner text-paper',
  Intermediate: 'bg-intermediate text-abyss',
  Advanced: 'bg-advanced text-paper',
};

/** A closed site says so before its guide is opened. */
const noticeWord = (notice: string) => (/^closed\b/i.test(notice) ? 'Closed' : 'Notice');

/** Skill, Featured, Video and Notice: each with its word, never by colour alone. */
export function SiteBadges({ site }: { site: DiveSiteSummary }) {
  return (
    <p className="flex flex-wrap gap-2">
      <span className={`${shape} ${skills[site.skillLevel]}`}>{site.skillLevel}</span>
      {site.featured && (
        <span className={`${shape} border border-coral`}>
          <span aria-hidden className="size-2 rounded-full bg-coral" />
          Featured
        </span>
      )}
      {site.videoUrl && <span className={`${shape} border border-line`}>Video</span>}
      {site.notice && (
        <span className={`${shape} border border-ochre text-ochre`}>{noticeWord(site.notice)}</span>
      )}
    </p>
  );
}
