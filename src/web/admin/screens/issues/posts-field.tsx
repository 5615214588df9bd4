import { useQueries } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { SortableList } from '../../../ui/sortable-list.tsx';
import { api, read } from '../../app/api.ts';
import { inputStyles, type ValueProps } from '../../ui/fields.tsx';

/** The published articles and reviews, newest first; no posts until both are loaded. */
function usePosts() {
  const query = { fields: 'summary' } as const;
  const [articles, reviews] = useQueries({
    queries: [
      {
        queryKey: ['admin', 'list', 'articles', 'public'],
        queryFn: () => read(api.articles.$get({ query })),
      },
      {
        queryKey: ['admin', 'list', 'reviews', 'public'],
        queryFn: () => read(api.reviews.$get({ query })),
      },
    ],
  });
  const failed = articles.isError || reviews.isError;
  if (!articles.data || !reviews.data) return { posts: undefined, failed };
  const choice =
    (resource: string) => (post: { id: number; title: string; publishedAt: string | null }) => ({
      id: `${resource}/${post.id}`,
      name: post.title,
      publishedAt: post.publishedAt,
    });
  const posts = [
    ...articles.data.map(choice('articles')),
    ...reviews.data.map(choice('reviews')),
  ].sort((one, other) => ((one.publishedAt ?? '') < (other.publishedAt ?? '') ? 1 : -1));
  return { posts, failed };
}

/** @param value such as `articles/12, reviews/3` */
export function PostsField(props: ValueProps) {
  const { posts, failed } = usePosts();
  const chosen = props.value.split(', ').filter(Boolean);
  const set = (references: readonly string[]) => props.onChange(references.join(', '));
  const unknown = failed ? 'Title not loaded' : 'Loading...';
  const items = chosen.map((id) => ({
    id,
    name: posts
      ? (posts.find((post) => post.id === id)?.name ?? 'No longer public: left out')
      : unknown,
  }));

  function move({ id }: { id: string | number }, place: number) {
    const others = chosen.filter((one) => one !== id);
    set(others.toSpliced(place, 0, String(id)));
  }

  return (
    <fieldset className="min-w-0 border-t-2 border-line pt-4">
      <legend className="sr-only">{props.label}</legend>
      <p aria-hidden className="mb-1 text-step-1 font-bold">
        {props.label}
      </p>
      <p className="text-sm text-muted">
        Each with its picture, its excerpt and a link to its page.
      </p>
      {items.length > 0 && (
        <div className="mt-3">
          <SortableList label={props.label} items={items} onMove={move}>
            {({ id, name }) => (
              <p className="flex items-center gap-2">
                <span className="min-w-0 grow wrap-anywhere">{name}</span>
                <button
                  type="button"
                  aria-label={`Remove ${name}`}
                  onClick={() => set(chosen.filter((one) => one !== id))}
                  className="grid size-11 shrink-0 place-items-center"
                >
                  <X aria-hidden className="size-5" />
                </button>
              </p>
            )}
          </SortableList>
        </div>
      )}
      <select
        aria-label="Add an article or review"
        value=""
        disabled={!posts}
        onChange={(event) => set([...chosen, event.target.value])}
        className={`${inputStyles} mt-3`}
      >
        <option value="">
          {failed && !posts
            ? 'Articles and reviews could not be loaded'
            : 'Add an article or review…'}
        </option>
        {posts
          ?.filter(({ id }) => !chosen.includes(id))
          .map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
      </select>
      {props.error && (
        <p role="alert" className="mt-1 text-sm font-medium text-advanced">
          {props.error}
        </p>
      )}
    </fieldset>
  );
}
