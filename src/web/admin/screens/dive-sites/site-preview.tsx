import type { DiveSite, DiveSiteInput } from '../../../../contract/dive-sites/dive-sites.ts';
import { SiteCard } from '../../../features/dive-sites/list/site-card.tsx';

export function SitePreview(props: {
  input: DiveSiteInput | undefined;
  saved: DiveSite | undefined;
}) {
  const { input, saved } = props;
  return (
    <section aria-label="How it will look" className="mt-6 border-t-2 border-line pt-4">
      <h3 className="mb-4 text-step-1">How it will look</h3>
      {input ? (
        // The card is inert, since its links would leave the form.
        <div inert className="max-w-sm">
          <SiteCard
            site={{
              ...input,
              id: saved?.id ?? 0,
              latitude: String(input.latitude),
              longitude: String(input.longitude),
            }}
            lifted={false}
            onPoint={() => {}}
          />
        </div>
      ) : (
        <p className="bg-sand p-4">Fill in what a site needs, and its card shows here.</p>
      )}
    </section>
  );
}
