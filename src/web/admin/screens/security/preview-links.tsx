import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { LivePreviewLink } from '../../../../contract/previews.ts';
import { useToast } from '../../../ui/toast.tsx';
import { api, read } from '../../app/api.ts';
import { byId } from '../../app/calls.ts';
import { useAttempt } from '../../app/toast-hooks.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { siteDate } from '../../ui/site-date.ts';

const linksKey = ['admin', 'previews'];
const notRevoked = { title: 'Not Revoked', description: 'Please try again.' };

/** The links that show unpublished records to people without a password. */
export function PreviewLinks() {
  const { toast } = useToast();
  const { attempt } = useAttempt();
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState(false);
  const links = useQuery({
    queryKey: linksKey,
    queryFn: () => read(api.previews.$get()),
  });

  async function revoke(link?: LivePreviewLink) {
    await attempt(notRevoked, async () => {
      await (link
        ? read(api.previews[':id'].$delete(byId(link.id)))
        : read(api.previews.$delete()));
      toast({ title: link ? 'Link Revoked' : 'All Links Revoked' });
    });
    // An editor may have cached the deleted link.
    await queryClient.invalidateQueries({ queryKey: linksKey });
    queryClient.removeQueries({ queryKey: ['admin', 'preview'] });
  }

  return (
    <section aria-labelledby="preview-links" className="mt-10 border-t-2 border-ink pt-4">
      <h2 id="preview-links" className="text-step-1">
        Preview links
      </h2>
      <p className="mt-2 mb-4 max-w-prose text-muted">
        Whoever has one of these links can read what it shows, published or not, until the link
        expires or you revoke it.
      </p>
      {links.isError && <p role="alert">The links could not be loaded. Please reload the page.</p>}
      {links.data && <LinkList links={links.data} onRevoke={revoke} />}
      {(links.data?.length ?? 0) > 1 && (
        <Button onClick={() => setAsking(true)} className="mt-4 text-advanced">
          Revoke All Links
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        title="Revoke all preview links?"
        text="Nobody can open a preview by the links that were sent until now. You can make new ones at any time."
        action="Revoke All"
        onConfirm={() => revoke()}
        onClose={() => setAsking(false)}
      />
    </section>
  );
}

function LinkList(props: { links: LivePreviewLink[]; onRevoke: (link: LivePreviewLink) => void }) {
  if (props.links.length === 0) return <p className="bg-sand p-4">No link is alive.</p>;
  return (
    <ul className="border-t border-line">
      {props.links.map((link) => (
        <li key={link.id} className="flex flex-wrap items-center gap-3 border-b border-line py-2">
          <span className="mr-auto min-w-0 break-words">
            {link.title}
            <span className="block text-sm text-muted">
              Until {siteDate(link.expiresAt, 'dateTime')}
            </span>
          </span>
          <Button
            aria-label={`Revoke the link to ${link.title}`}
            onClick={() => props.onRevoke(link)}
          >
            Revoke
          </Button>
        </li>
      ))}
    </ul>
  );
}
