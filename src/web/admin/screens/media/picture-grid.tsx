import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { Picture, SitePicture } from '../../../../contract/media.ts';
import { paths } from '../../../../contract/paths.ts';
import { pictureForms } from '../../../../domain/pictures/pictures.ts';
import { useDebouncedValue } from '../../../ui/use-debounced-value.ts';
import { Button } from '../../ui/button.tsx';
import { Choices } from '../../ui/choices.tsx';
import { ClearPicture } from '../../ui/clear-picture.tsx';
import { ListSearch, ShowOlder } from '../../ui/list-controls.tsx';
import { useVisibleRows } from '../../ui/list-row.tsx';
import { ListSkeleton } from '../../ui/list-skeleton.tsx';
import { picturesQuery, sitePicturesQuery } from './pictures-query.ts';

const searchDelayMs = 250;
const gridStyles = 'mt-4 grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-4 lg:grid-cols-5';
const tileStyles = 'group block w-full text-left';
const collections = [
  { name: 'own', label: 'Your pictures' },
  { name: 'site', label: 'The site’s pictures' },
] as const;

export function PictureGrid(props: {
  /** Handles a click on a picture of the library; if absent, these pictures are links. */
  onOwn?: (picture: Picture) => void;
  onSite: (picture: SitePicture) => void;
}) {
  const [collection, setCollection] = useState<'own' | 'site'>('own');
  const [search, setSearch] = useState('');
  return (
    <div>
      <div className="flex flex-wrap gap-3">
        <Choices
          label="Which pictures"
          choices={collections}
          value={collection}
          onChange={setCollection}
        />
        <div className="min-w-[min(12rem,100%)] flex-1">
          <ListSearch label="Search pictures" value={search} onChange={setSearch} />
        </div>
      </div>
      {collection === 'own' ? (
        <OwnPictures search={search} onOpen={props.onOwn} />
      ) : (
        <SitePictures search={search} onOpen={props.onSite} />
      )}
    </div>
  );
}

function OwnPictures(props: { search: string; onOpen: ((picture: Picture) => void) | undefined }) {
  const { onOpen } = props;
  const search = useDebouncedValue(props.search.trim(), searchDelayMs);
  const list = useInfiniteQuery(picturesQuery(search));
  if (!list.data) return <ListSkeleton failed={list.isError} onRetry={() => list.refetch()} />;
  const pictures = list.data.pages.flatMap(({ items }) => items);
  if (pictures.length === 0) {
    return (
      <p className="mt-4 bg-sand p-4">
        {search
          ? `No picture is called or described like “${search}”.`
          : 'No picture yet. Upload the first one.'}
      </p>
    );
  }
  return (
    <>
      <ul className={gridStyles}>
        {pictures.map((picture) => (
          <li key={picture.id}>
            <Tile
              src={picture.thumbnail}
              name={picture.name}
              note={pictureNote(picture)}
              action={onOpen ? () => onOpen(picture) : paths.adminTab('media', picture.id)}
            />
          </li>
        ))}
      </ul>
      <ShowOlder list={list} words="Show older pictures" />
    </>
  );
}

function pictureNote({ state, alt, decorative }: Picture): string | undefined {
  if (state === 'failed') return 'Could not be read';
  if (state !== 'ready') return 'Its sizes are being made';
  return alt || decorative ? undefined : 'Needs alt text';
}

function SitePictures(props: { search: string; onOpen: (picture: SitePicture) => void }) {
  const list = useQuery(sitePicturesQuery());
  const text = props.search.trim().toLowerCase();
  const found = (list.data ?? []).filter(({ src, name }) =>
    `${src} ${name}`.toLowerCase().includes(text),
  );
  const { visible, showMore } = useVisibleRows(found);
  if (!list.data) return <ListSkeleton failed={list.isError} onRetry={() => list.refetch()} />;
  if (found.length === 0) return <p className="mt-4 bg-sand p-4">No picture is called that.</p>;
  return (
    <>
      <ul className={gridStyles}>
        {visible.map((picture) => (
          <li key={picture.src}>
            <Tile
              src={smallestSizeUrl(picture.src)}
              name={picture.name}
              action={() => props.onOpen(picture)}
            />
          </li>
        ))}
      </ul>
      {showMore && (
        <Button onClick={showMore} className="mt-3 w-full">
          Show more
        </Button>
      )}
    </>
  );
}

/** The address of the smallest size of a picture that comes with the site. */
const smallestSizeUrl = (src: string) => (pictureForms(src).avif ?? src).split(' ')[0] ?? src;

function Tile(props: {
  src: string;
  name: string;
  note?: string | undefined;
  /** The click handler, or the address of the link. */
  action: (() => void) | string;
}) {
  const { action } = props;
  const content = (
    <>
      <ClearPicture
        src={props.src}
        loading="lazy"
        decoding="async"
        className="aspect-3/2 w-full object-cover outline-offset-2 group-hover:outline-2 group-hover:outline-reef"
      />
      <span className="mt-1 block truncate text-sm font-semibold">{props.name}</span>
      {props.note && <span className="block text-sm text-advanced">{props.note}</span>}
    </>
  );
  if (typeof action === 'string') {
    return (
      <Link to={action} resetScroll={false} className={tileStyles}>
        {content}
      </Link>
    );
  }
  return (
    <button type="button" onClick={action} className={tileStyles}>
      {content}
    </button>
  );
}
