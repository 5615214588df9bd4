import type { ListedSentIssue } from '../../../contract/issues.ts';
import { longDate } from '../../../domain/dates/dates.ts';
import { Link } from '../../app/link.tsx';
import { site } from '../../app/site.ts';
import { PageHero } from '../../ui/page-hero.tsx';

/** The issues of the newsletter that were sent, newest first. */
export function Archive({ issues }: { issues: readonly ListedSentIssue[] }) {
  return (
    <>
      <PageHero
        title="The newsletter, issue by issue"
        lead="What went to subscribers, the newest first."
        image="/art/scenes/blog-hero.jpg"
        slim
      />
      <div className="mx-auto max-w-3xl px-5 py-10">
        {issues.length === 0 && <p className="bg-sand p-4">No issue is here yet.</p>}
        <ul>
          {issues.map(({ id, title, preview, sentAt }) => (
            <li key={id} className="border-t border-line py-5">
              <p className="text-sm text-muted">{longDate(sentAt, site.timeZone)}</p>
              <h2 className="mt-1 text-step-2">
                <Link
                  to="/newsletters/$id"
                  params={{ id: String(id) }}
                  className="text-reef underline"
                >
                  {title}
                </Link>
              </h2>
              {preview && <p className="mt-2 max-w-[66ch]">{preview}</p>}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
