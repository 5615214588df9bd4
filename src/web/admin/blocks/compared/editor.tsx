import { useQuery } from '@tanstack/react-query';
import type { Editor } from '@tiptap/react';
import { Columns3 } from 'lucide-react';
import { useState } from 'react';
import { compared } from '../../../../blocks/compared/block.ts';
import { maxCompared } from '../../../../domain/gear/compare.ts';
import { productsQuery } from '../../fields/product-field.tsx';
import { SelectField } from '../../ui/fields.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { dialogEditor, putBlock } from '../dialog-editor.ts';

const places = Array.from({ length: maxCompared }, (_, index) => index);

function ComparedDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const isHere = editor.isActive(compared.name);
  const given = String(editor.getAttributes(compared.name)['data-ids'] ?? '');
  const [ids, setIds] = useState(() => (given ? given.split(',') : []));
  const { data: products = [], isError } = useQuery(productsQuery);
  const sorted = products.toSorted((one, other) => one.name.localeCompare(other.name));
  const words = Object.fromEntries(sorted.map(({ id, name }) => [id, name]));
  const chosen = [...new Set(ids.filter(Boolean))];

  function put() {
    putBlock(editor, compared, { 'data-ids': chosen.join(',') });
    onClose();
  }

  return (
    <FormDialog
      title="Products compared"
      text="Choose two to four. Readers see their figures as they are in the catalogue when the page is read."
      submit={isHere ? 'Change' : 'Insert'}
      disabled={chosen.length < 2}
      onSubmit={put}
      onClose={onClose}
    >
      {places.map((place) => (
        <SelectField
          key={place}
          label={`Product ${place + 1}`}
          value={ids[place] ?? ''}
          placeholder="None"
          options={sorted.map(({ id }) => String(id))}
          words={words}
          error={isError && place === 0 ? 'The products could not be loaded.' : undefined}
          onChange={(id) => setIds(places.map((at) => (at === place ? id : (ids[at] ?? ''))))}
        />
      ))}
    </FormDialog>
  );
}

export const comparedEditor = dialogEditor(compared, 'Change products', {
  label: 'Products compared',
  hint: 'A table that fills itself with their figures',
  words: 'versus comparison specification gear',
  Icon: Columns3,
  Dialog: ComparedDialog,
});
