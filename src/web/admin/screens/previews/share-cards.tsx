import { truncate } from '../../../../domain/text/text.ts';
import { site } from '../../../app/site.ts';

export interface VisiblePage {
  title: string;
  description: string;
  path: string;
  imageUrl: string;
}

/** Approximate lengths at which search engines truncate texts, in characters. */
const titleLimit = 60;
const descriptionLimit = 160;

export function SearchResult({ page }: { page: VisiblePage }) {
  const steps = [location.host, ...page.path.split('/').filter(Boolean)];
  return (
    <div className="max-w-2xl border-2 border-line p-5">
      <p className="text-sm">
        <span className="font-semibold">{site.name}</span>
        <span className="block text-muted wrap-anywhere">{steps.join(' › ')}</span>
      </p>
      <p className="mt-2 text-step-1 text-reef wrap-anywhere">{truncate(page.title, titleLimit)}</p>
      <p className="mt-1 text-muted wrap-anywhere">
        {page.description
          ? truncate(page.description, descriptionLimit)
          : 'Write an excerpt or some content: it stands here.'}
      </p>
      {page.title.length > titleLimit && (
        <p className="mt-3 text-sm text-muted">{`The title has ${page.title.length} characters; some ${titleLimit} fit.`}</p>
      )}
    </div>
  );
}

export function ShareCard({ page }: { page: VisiblePage }) {
  return (
    <div className="max-w-lg overflow-hidden border-2 border-line">
      {page.imageUrl ? (
        <img
          key={page.imageUrl}
          src={page.imageUrl}
          alt="As it is shared"
          className="aspect-[1200/630] w-full bg-sand object-cover"
          onError={({ currentTarget }) => {
            currentTarget.hidden = true;
          }}
        />
      ) : (
        <p className="grid aspect-[1200/630] place-items-center bg-sand text-muted">
          Give an image URL: it stands here.
        </p>
      )}
      <div className="bg-sand p-4">
        <p className="text-sm text-muted">{location.host}</p>
        <p className="mt-1 font-semibold wrap-anywhere">{page.title}</p>
        <p className="mt-1 line-clamp-2 text-sm text-muted wrap-anywhere">{page.description}</p>
      </div>
    </div>
  );
}
