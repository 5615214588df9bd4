import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { PreviewedResource } from '../../../../contract/previews.ts';
import { api, read } from '../../app/api.ts';
import { useCopy } from '../../app/toast-hooks.ts';
import { Button } from '../../ui/button.tsx';
import { LoadingFailed } from '../../ui/list-skeleton.tsx';
import { siteDate } from '../../ui/site-date.ts';
import { SearchResult, ShareCard, type VisiblePage } from './share-cards.tsx';

const screens = {
  Phone: { width: 390, height: 760 },
  Desk: { width: 1280, height: 860 },
} as const;

const views = ['Phone', 'Desk', 'Search Result', 'Share Card'] as const;
type View = (typeof views)[number];

export function PagePreview(props: {
  resource: PreviewedResource;
  record: { id: number; updatedAt: string } | undefined;
  dirty: boolean;
  page: VisiblePage;
}) {
  const { record, page } = props;
  const [view, setView] = useState<View>();
  return (
    <section aria-label="How it will look" className="border-t-2 border-line pt-4">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="mr-2 text-step-1">How it will look</h3>
        {views.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={view === name}
            onClick={() => setView(view === name ? undefined : name)}
            className="min-h-11 rounded-sm border-2 border-line px-3 text-sm font-semibold aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
          >
            {name}
          </button>
        ))}
      </div>
      {view && (
        <div className="mt-4">
          {view === 'Search Result' && <SearchResult page={page} />}
          {view === 'Share Card' && <ShareCard page={page} />}
          {(view === 'Phone' || view === 'Desk') &&
            (record ? (
              <SavedPage
                resource={props.resource}
                record={record}
                dirty={props.dirty}
                screen={view}
              />
            ) : (
              <p className="bg-sand p-4">
                Save it as a draft, and it shows here as visitors see it.
              </p>
            ))}
        </div>
      )}
    </section>
  );
}

function SavedPage(props: {
  resource: PreviewedResource;
  record: { id: number; updatedAt: string };
  dirty: boolean;
  screen: keyof typeof screens;
}) {
  const { resource, record, dirty, screen } = props;
  const copy = useCopy();
  const queryClient = useQueryClient();
  const key = ['admin', 'preview', resource, record.id];
  const link = useQuery({
    queryKey: key,
    queryFn: () => read(api.previews.$post({ json: { resource, id: record.id } })),
  });

  if (link.isError) {
    return (
      <LoadingFailed
        text="The preview could not be made."
        onRetry={() => queryClient.invalidateQueries({ queryKey: key })}
      />
    );
  }
  if (!link.data) {
    return (
      <div role="status" aria-label="Loading the preview" className="h-96 animate-pulse bg-sand" />
    );
  }
  const address = new URL(link.data.path, location.origin).href;

  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <p role="status" className="mr-auto max-w-[52ch] text-sm text-muted">
          {dirty
            ? 'This is the last saved state. Save to see your latest changes.'
            : `Whoever has the link can read this until ${siteDate(link.data.expiresAt, 'dateTime')}.`}
        </p>
        <Button onClick={() => copy(address, { title: 'Link Copied' }, address)}>Copy Link</Button>
        <a
          href={link.data.path}
          target="_blank"
          rel="noopener"
          className="flex min-h-11 items-center px-2 font-semibold underline"
        >
          Open in a new tab
        </a>
      </div>
      <Screen {...screens[screen]}>
        <iframe
          // Each save reloads the frame.
          key={record.updatedAt}
          src={link.data.path}
          title={`Preview, ${screen.toLowerCase()}`}
          className="size-full bg-paper"
        />
      </Screen>
    </>
  );
}

function Screen(props: { width: number; height: number; children: ReactNode }) {
  const { width, height } = props;
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<number>(width);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect.width));
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  const scale = Math.min(1, room / width);
  return (
    <div ref={box}>
      <div
        className="overflow-hidden outline-2 outline-line"
        style={{ width: width * scale, height: height * scale }}
      >
        <div style={{ width, height, transform: `scale(${scale})`, transformOrigin: '0 0' }}>
          {props.children}
        </div>
      </div>
    </div>
  );
}
