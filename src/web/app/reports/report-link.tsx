import type { ReportedResource, ReportKind } from '../../../domain/reports/terms.ts';
import { site } from '../site.ts';

export interface ReportAbout {
  resource: ReportedResource;
  /** The id of a dive site, else the slug. */
  record: number | string;
}

const questions: Record<ReportKind, string> = {
  correction: 'Something wrong?',
  closure: 'Closed?',
  dive: 'Dived here?',
};

/**
 * A link to a report form, whose code loads at the click (client.tsx).
 * The link opens a mail about the page if scripts are off.
 */
export function ReportLink(props: ReportAbout & { kind: ReportKind }) {
  const { kind, resource, record } = props;
  const question = questions[kind];
  const about = `${resource} ${record}`;
  return (
    <a
      href={`mailto:${site.email}?subject=${encodeURIComponent(`${question} ${about}`)}`}
      data-report={`${kind} ${about}`}
      className="no-print -my-2 inline-flex min-h-11 items-center text-sm text-muted underline"
    >
      {question}
    </a>
  );
}

export const SomethingWrong = (props: ReportAbout) => <ReportLink {...props} kind="correction" />;
