import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import {
  type Move,
  type MovedOutcome,
  type MovedPost,
  movedOutcomes,
} from '../../../../contract/moving.ts';
import { paths, recordPaths } from '../../../../contract/paths.ts';
import { ListSkeleton } from '../../ui/list-skeleton.tsx';
import { PageButtons } from '../../ui/page-buttons.tsx';
import { useMovedPosts } from './moves-query.ts';

/** Page size of `listMovedPosts`. */
const perPage = 100;

const outcomeLabels: Record<MovedOutcome, string> = {
  added: 'New',
  updated: 'Brought up to date',
  same: 'Unchanged',
  edited: 'Edited here, stays',
  deleted: 'Deleted here, stays away',
  left: 'Stays behind',
  failed: 'Not brought in',
};

/** The planned or actual outcome of each post. */
export function MoveReport({ move }: { move: Move }) {
  const [page, setPage] = useState(1);
  const posts = useMovedPosts(move, page);
  const { data } = posts;
  const last = Math.ceil(move.posts / perPage);
  const outcomes = Object.keys(outcomeLabels) as MovedOutcome[];
  return (
    <section aria-label="Report" className="mt-4">
      <ul className="border-y-2 border-ink py-2 tabular-nums">
        {outcomes.map(
          (outcome) =>
            move.outcomes[outcome] && (
              <li key={outcome}>
                <strong>{move.outcomes[outcome]}</strong> {outcomeLabels[outcome]}
              </li>
            ),
        )}
      </ul>
      {!data && <ListSkeleton failed={posts.isError} onRetry={() => posts.refetch()} />}
      <ul>
        {data?.map((post) => (
          <Post key={post.id} post={post} />
        ))}
      </ul>
      <PageButtons label="Pages of the report" page={page} last={last} onPage={setPage} />
    </section>
  );
}

function Post({ post }: { post: MovedPost }) {
  const { title, slug, resource, category, outcome, isDone, notes, recordId } = post;
  const path = recordPaths[resource](slug);
  const isHere = recordId !== null && outcome !== 'deleted';
  return (
    <li className="border-b border-line py-3">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <strong className="min-w-0 wrap-anywhere">
          {isHere ? (
            <Link to={paths.adminTab(resource, recordId)} className="underline">
              {title}
            </Link>
          ) : (
            title
          )}
        </strong>
        <span className="text-sm text-muted wrap-anywhere">
          {category ? `${category} · ${path}` : `Page · ${path}`}
        </span>
        <span className="text-sm font-semibold" title={movedOutcomes[outcome]}>
          {isDone || outcome !== 'added' ? outcomeLabels[outcome] : 'Would come'}
        </span>
      </p>
      {notes.length > 0 && (
        <ul className="mt-1 max-w-prose list-disc pl-5 text-sm wrap-anywhere">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </li>
  );
}
