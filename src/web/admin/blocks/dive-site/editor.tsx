import { useQuery } from '@tanstack/react-query';
import type { Editor } from '@tiptap/react';
import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { diveSite } from '../../../../blocks/dive-site/block.ts';
import { useDebouncedValue } from '../../../ui/use-debounced-value.ts';
import { sitesQuery } from '../../screens/dive-sites/sites.ts';
import { dialogEditor } from '../dialog-editor.ts';
import { RecordPicker } from '../record-picker.tsx';

const searchDelayMs = 200;

function DiveSiteDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [search, setSearch] = useState('');
  const text = useDebouncedValue(search.trim(), searchDelayMs);
  const sites = useQuery(sitesQuery(text));
  const found = sites.data?.map(({ id, name, region }) => ({ id, name, note: region }));
  return (
    <RecordPicker
      title="Dive site card"
      text="The card shows the dive site as it is when the page is read."
      label="Dive site"
      search={search}
      onSearch={setSearch}
      // Enter must not choose a result of an earlier, shorter text.
      records={sites.isError ? [] : text === search.trim() ? found : undefined}
      error={sites.isError ? 'The dive sites could not be loaded.' : undefined}
      block={diveSite}
      editor={editor}
      onClose={onClose}
    />
  );
}

export const diveSiteEditor = dialogEditor(diveSite, 'Change dive site', {
  label: 'Dive site card',
  hint: 'With its depth bar',
  words: 'map location place',
  Icon: MapPin,
  Dialog: DiveSiteDialog,
});
