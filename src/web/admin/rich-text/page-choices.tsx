import { useQuery } from '@tanstack/react-query';
import { minSearchLength } from '../../../domain/search/search-url.ts';
import { useDebouncedValue } from '../../ui/use-debounced-value.ts';
import { api, read } from '../app/api.ts';

const searchDelayMs = 200;

export interface FoundPage {
  title: string;
  url: string;
}

const isSearched = (text: string) =>
  text.length >= minSearchLength && !/^(\/|#|www\.|[a-z]+:)/i.test(text) && !text.includes('@');

export function PageChoices(props: { text: string; onChoose: (page: FoundPage) => void }) {
  const text = useDebouncedValue(props.text.trim(), searchDelayMs);
  const enabled = isSearched(text);
  const found = useQuery({
    queryKey: ['admin', 'list', 'pages', text],
    queryFn: () => read(api.search.$get({ query: { q: text } })),
    enabled,
    gcTime: 0,
  });
  if (!enabled || !found.data) return null;
  const { results } = found.data;
  if (results.length === 0) {
    return (
      <p role="status" className="text-sm text-muted">{`No page of yours matches “${text}”.`}</p>
    );
  }
  return (
    <ul aria-label="Pages of this site" className="max-h-56 overflow-y-auto border-y border-line">
      {results.map((page) => (
        <li key={page.url} className="border-b border-line last:border-0">
          <button
            type="button"
            onClick={() => props.onChoose(page)}
            className="min-h-11 w-full px-2 py-1.5 text-left hover:bg-sand"
          >
            <span className="block font-semibold leading-snug">{page.title}</span>
            <span className="block text-sm text-muted">{`${page.category} · ${page.url}`}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
