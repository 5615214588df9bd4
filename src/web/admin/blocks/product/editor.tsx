import { useQuery } from '@tanstack/react-query';
import type { Editor } from '@tiptap/react';
import { ShoppingBag } from 'lucide-react';
import { useState } from 'react';
import { product } from '../../../../blocks/product/block.ts';
import { foldText } from '../../../../domain/text/fold-text.ts';
import { productsQuery } from '../../fields/product-field.tsx';
import { dialogEditor } from '../dialog-editor.ts';
import { RecordPicker } from '../record-picker.tsx';

function ProductDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [search, setSearch] = useState('');
  const products = useQuery(productsQuery);
  const term = foldText(search);
  const found = products.data
    ?.filter(({ name, category }) => foldText(`${name} ${category}`).includes(term))
    .map(({ id, name, category, published }) => ({
      id,
      name,
      note: published ? category : [category, 'draft'].filter(Boolean).join(', '),
    }));
  return (
    <RecordPicker
      title="Product card"
      text="The card shows the product as it is in the catalogue when the page is read."
      label="Product"
      search={search}
      onSearch={setSearch}
      records={products.isError ? [] : found}
      error={products.isError ? 'The products could not be loaded.' : undefined}
      block={product}
      editor={editor}
      onClose={onClose}
    />
  );
}

export const productEditor = dialogEditor(product, 'Change product', {
  label: 'Product card',
  hint: 'With its Check Price link',
  words: 'affiliate gear shop',
  Icon: ShoppingBag,
  Dialog: ProductDialog,
});
