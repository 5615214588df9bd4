import { useState } from 'react';
import { buttonStyles } from '../../ui/button.tsx';
import { inputStyles } from './fields.tsx';
import type { Item, Noun } from './noun.ts';

const pageSize = 50;
const orders = ['Newest change', 'Oldest change', 'Title'] as const;
const states = ['All', 'Drafts', 'Published'] as const;

const day = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium' });
const small = 'min-h-9 rounded-sm px-2 text-sm font-semibold underline underline-offset-4';

interface Listing<Entry extends Item> {
  // biome-ignore lint/suspicious/noExplicitAny: the list reads names alone, whatever the form holds
  noun: Noun<Entry, any, any>;
  entries: Entry[] | undefined;
  failed: boolean;
  openedId: number | undefined;
  onEdit: (entry: Entry) => void;
  onToggle: (entry: Entry) => void;
  onFeature: (entry: Entry) => void;
  onDelete: (entry: Entry) => void;
  onRetry: () => void;
}

/** Drafts and published things, searched, filtered and sorted. */
export function EntryList<Entry extends Item>({ noun, ...props }: Listing<Entry>) {
  const [text, setText] = useState('');
  const [state, setState] = useState<string>('All');
  const [order, setOrder] = useState<string>(orders[0]);
  const [limit, setLimit] = useState(pageSize);

  if (props.failed) {
    return (
      <div className="bg-sand p-5">
        <p>The list could not be loaded.</p>
        <button type="button" onClick={props.onRetry} className={`${buttonStyles.quiet} mt-3`}>
          Try again
        </button>
      </div>
    );
  }
  if (!props.entries) {
    return (
      <div role="status" aria-label="Loading the list" className="h-96 animate-pulse bg-sand" />
    );
  }

  const wanted = text.trim().toLowerCase();
  const matching = props.entries
    .filter(
      (entry) =>
        (state === 'All' || entry.published === (state === 'Published')) &&
        `${noun.titleOf(entry)} ${entry.category}`.toLowerCase().includes(wanted),
    )
    .sort((one, other) => {
      if (order === 'Title') return noun.titleOf(one).localeCompare(noun.titleOf(other));
      const newer = other.updatedAt.localeCompare(one.updatedAt);
      return order === 'Oldest change' ? -newer : newer;
    });

  return (
    <section aria-label="Saved so far">
      <input
        type="search"
        aria-label="Search the list"
        placeholder="Search..."
        value={text}
        onChange={(event) => setText(event.target.value)}
        className={inputStyles}
      />
      <div className="mt-2 grid grid-cols-2 gap-2">
        <select
          aria-label="Show"
          value={state}
          onChange={(event) => setState(event.target.value)}
          className={inputStyles}
        >
          {states.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
        <select
          aria-label="Sort by"
          value={order}
          onChange={(event) => setOrder(event.target.value)}
          className={inputStyles}
        >
          {orders.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </div>
      {matching.length === 0 && (
        <p className="mt-4 bg-sand p-4">
          {props.entries.length === 0
            ? 'Nothing written yet. Fill in the form and save it as a draft.'
            : 'Nothing matches. Try another word or show all.'}
        </p>
      )}
      <ul className="mt-3 max-h-80 overflow-y-auto border-y border-line lg:max-h-[calc(100dvh-22rem)]">
        {matching.slice(0, limit).map((entry) => {
          const title = noun.titleOf(entry);
          return (
            <li
              key={entry.id}
              className={`border-b border-line py-3 pr-2 pl-3 last:border-0 ${entry.id === props.openedId ? 'border-l-4 border-l-coral bg-sand' : ''}`}
            >
              <p className="font-semibold leading-snug">{title}</p>
              <p className="mt-0.5 text-sm text-muted">
                {[
                  entry.published ? 'Published' : 'Draft',
                  entry.featured && 'Featured',
                  entry.category,
                  day.format(new Date(entry.updatedAt)),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              <p className="-ml-2 flex flex-wrap">
                <button
                  type="button"
                  aria-label={`Edit ${title}`}
                  onClick={() => props.onEdit(entry)}
                  className={small}
                >
                  Edit
                </button>
                <button
                  type="button"
                  aria-label={`${entry.published ? 'Unpublish' : 'Publish'} ${title}`}
                  onClick={() => props.onToggle(entry)}
                  className={small}
                >
                  {entry.published ? 'Unpublish' : 'Publish'}
                </button>
                {noun.feature && entry.published && (
                  <button
                    type="button"
                    aria-label={`${entry.featured ? 'Unfeature' : 'Feature'} ${title}`}
                    onClick={() => props.onFeature(entry)}
                    className={small}
                  >
                    {entry.featured ? 'Unfeature' : 'Feature'}
                  </button>
                )}
                <button
                  type="button"
                  aria-label={`Delete ${title}`}
                  onClick={() => props.onDelete(entry)}
                  className={`${small} text-advanced`}
                >
                  Delete
                </button>
                {entry.published && noun.pageOf && (
                  <a
                    href={noun.pageOf(entry)}
                    target="_blank"
                    rel="noopener"
                    aria-label={`View ${title} in a new tab`}
                    className={`${small} flex items-center`}
                  >
                    View
                  </a>
                )}
              </p>
            </li>
          );
        })}
      </ul>
      {matching.length > limit && (
        <button
          type="button"
          onClick={() => setLimit(limit + pageSize)}
          className={`${buttonStyles.quiet} mt-3 w-full`}
        >
          {`Show more of ${matching.length}`}
        </button>
      )}
    </section>
  );
}
