import type { SentIssue } from '../../../contract/issues.ts';
import { paths } from '../../../contract/paths.ts';
import { longDate } from '../../../domain/dates/dates.ts';
import { Link } from '../../app/link.tsx';
import { site } from '../../app/site.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { MessagePage } from '../../ui/page-hero.tsx';
import { Picture } from '../../ui/picture.tsx';

/** An issue of the newsletter that was sent. */
export function SentIssuePage({ issue }: { issue: SentIssue }) {
  return (
    <article className="mx-auto max-w-3xl px-5 py-14 md:py-20">
      <p className="text-sm text-muted">
        <Link to={paths.newsletters} className="font-semibold text-reef underline">
          The newsletter
        </Link>
        {`, sent on ${longDate(issue.sentAt, site.timeZone)}`}
      </p>
      <h1 tabIndex={-1} className="mt-3 text-step-5">
        {issue.title}
      </h1>
      {/* The server has sanitised the content. */}
      <div className="prose mt-10" dangerouslySetInnerHTML={{ __html: issue.content }} />
      {issue.posts.map((post) => (
        <IssuePost key={post.path} post={post} />
      ))}
    </article>
  );
}

function IssuePost({ post }: { post: SentIssue['posts'][number] }) {
  return (
    <section className="mt-10 border-t border-line pt-8">
      {post.imageUrl && (
        <Picture
          src={post.imageUrl}
          alt=""
          sizes="(min-width: 768px) 728px, 100vw"
          size={[1200, 600]}
          className="mb-4 aspect-2/1 w-full object-cover"
        />
      )}
      <h2 className="text-step-2">
        <Link to={post.path} className="text-reef underline">
          {post.title}
        </Link>
      </h2>
      <p className="mt-2">{post.excerpt}</p>
    </section>
  );
}

export function SentIssueNotFound() {
  return (
    <MessagePage title="Issue Not Found" text="This issue is not in the archive. The others are.">
      <Link to={paths.newsletters} className={buttonStyles.action}>
        All issues
      </Link>
    </MessagePage>
  );
}
