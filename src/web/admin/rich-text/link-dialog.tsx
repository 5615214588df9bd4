import type { Editor } from '@tiptap/react';
import { useRef, useState } from 'react';
import { webAddress } from '../../../contract/common.ts';
import { completeUrl, isAffiliateRel } from '../../../domain/publishing/link-attributes.ts';
import { affiliateRel } from '../../../domain/publishing/links.ts';
import { Button } from '../ui/button.tsx';
import { CheckField, TextField } from '../ui/fields.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { type FoundPage, PageChoices } from './page-choices.tsx';

export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const before = editor.getAttributes('link') as { href?: string; rel?: string };
  const [href, setHref] = useState(before.href ?? '');
  const [affiliate, setAffiliate] = useState(isAffiliateRel(before.rel));
  const [error, setError] = useState<string>();
  /** The chosen page of the site. The page title becomes the link text if nothing is selected. */
  const [page, setPage] = useState<FoundPage>();
  const field = useRef<HTMLDivElement>(null);

  function insert() {
    const address = completeUrl(href);
    const result = webAddress.safeParse(address);
    if (!result.success && !/^(mailto|tel):\S+$/i.test(address)) {
      return setError('Use an address that begins with https:// or /.');
    }
    const link = { href: address, rel: affiliate ? affiliateRel : null };
    const chain = editor.chain().focus();
    if (editor.state.selection.empty && !before.href) {
      const text = page?.url === address ? page.title : address;
      chain.insertContent({ type: 'text', text, marks: [{ type: 'link', attrs: link }] }).run();
    } else {
      chain.extendMarkRange('link').setLink(link).run();
    }
    onClose();
  }

  return (
    <FormDialog
      title="Link"
      text="The selected words lead to this address."
      onSubmit={insert}
      onClose={onClose}
    >
      <div ref={field}>
        <TextField
          label="Address"
          type="url"
          value={href}
          error={error}
          hint="Or a few words to find a page of this site."
          onChange={setHref}
        />
      </div>
      {page?.url !== href && (
        <PageChoices
          text={href}
          onChoose={(chosen) => {
            setPage(chosen);
            setHref(chosen.url);
            setError(undefined);
            // The list disappears, so the focus moves to the input.
            field.current?.querySelector('input')?.focus();
          }}
        />
      )}
      <CheckField
        label="Affiliate link: the site earns from it"
        checked={affiliate}
        onChange={setAffiliate}
      />
      <div className="flex flex-wrap justify-end gap-3">
        {before.href && (
          <Button
            onClick={() => {
              editor.chain().focus().extendMarkRange('link').unsetLink().run();
              onClose();
            }}
          >
            Remove Link
          </Button>
        )}
        <Button look="action" type="submit">
          Set Link
        </Button>
      </div>
    </FormDialog>
  );
}
