import { isShut, type SiteStatus, statusLabels } from '../../domain/dive-sites/facts.ts';
import {
  accessLabels,
  type SiteAccess,
  type SiteType,
  typeLabels,
} from '../../domain/dive-sites/terms.ts';

interface FactsOfSite {
  status?: SiteStatus | null;
  skillLevel: string;
  type: SiteType | null;
  access?: SiteAccess | null;
  depthRange: string;
}

/** The main facts, e.g. "Beginner · Reef · 5–18 m"; the depth does not wrap. */
export function SiteFacts({ site }: { site: FactsOfSite }) {
  const { status, skillLevel, type, access, depthRange } = site;
  const facts = [
    isShut(status) && status && statusLabels[status],
    skillLevel,
    type && typeLabels[type],
    access && accessLabels[access],
  ].filter(Boolean);
  return (
    <>
      {`${facts.join(' · ')} · `}
      <span className="whitespace-nowrap">{depthRange}</span>
    </>
  );
}
