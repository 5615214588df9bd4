import type { ReactNode } from 'react';
import type { ReportedResource, ReportKind } from '../../../domain/reports/terms.ts';

export interface ReportAbout {
  resource: ReportedResource;
  /** The id of a dive site, else the slug. */
  record: number | string;
}

/** Opens a form, which loads at the click (client.tsx). The form reads the facts of the section around the button. */
export function ReportLink(props: ReportAbout & { kind: ReportKind; children: ReactNode }) {
  const { kind, resource, record } = props;
  return (
    <button
      type="button"
      data-report={`${kind} ${resource} ${record}`}
      className="no-print -my-2 min-h-11 text-sm text-muted underline"
    >
      {props.children}
    </button>
  );
}

export const SomethingWrong = (props: ReportAbout) => (
  <ReportLink {...props} kind="correction">
    Something wrong?
  </ReportLink>
);
