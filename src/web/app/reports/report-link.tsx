import type { ReactNode } from 'react';
import { paths } from '../../../contract/paths.ts';
import type { ReportedResource, ReportKind } from '../../../domain/reports/terms.ts';

export interface ReportAbout {
  resource: ReportedResource;
  /** The id of a dive site, else the slug. */
  record: number | string;
}

/** Opens the form that its click loads; without scripts it leads to Contact. Facts are read from the section it stands in. */
export function ReportLink(
  props: ReportAbout & { kind: ReportKind; className?: string; children: ReactNode },
) {
  const { kind, resource, record, className = '' } = props;
  return (
    <a
      href={paths.contact}
      rel="nofollow"
      data-report={`${kind} ${resource} ${record}`}
      className={`no-print inline-flex min-h-11 items-center text-sm text-muted underline decoration-line underline-offset-4 hover:text-ink hover:decoration-current ${className}`}
    >
      {props.children}
    </a>
  );
}

export const SomethingWrong = (props: ReportAbout & { className?: string }) => (
  <ReportLink {...props} kind="correction">
    Something wrong?
  </ReportLink>
);
