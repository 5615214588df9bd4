import { useState } from 'react';
import { maxBulkSites } from '../../../../contract/dive-sites/bulk.ts';
import { countText } from '../../../../domain/text/format.ts';
import { useToast } from '../../../ui/toast.tsx';
import { Button } from '../../ui/button.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import { useLastChange } from './last-change.tsx';
import type { ListedSite } from './site-filters.ts';
import { useRefreshSites } from './sites.ts';

/** Selects the sites of the list, and changes the selected ones together. */
export function Selection(props: {
  matching: readonly ListedSite[];
  chosen: ReadonlySet<number>;
  today: string;
  onChange: (chosen: ReadonlySet<number>) => void;
}) {
  const { matching, chosen, onChange } = props;
  const { toast } = useToast();
  const refresh = useRefreshSites();
  const { keep } = useLastChange();
  const [changing, setChanging] = useState(false);
  // Selected sites that the filters hide are left out.
  const ids = matching.filter(({ id }) => chosen.has(id)).map(({ id }) => id);
  const isWhole = ids.length === matching.length;
  return (
    <div className="mt-2 flex flex-wrap items-center gap-2">
      {matching.length > 0 && matching.length <= maxBulkSites && (
        <Button
          look="compact"
          onClick={() => onChange(isWhole ? new Set() : new Set(matching.map(({ id }) => id)))}
        >
          {isWhole ? 'Select none' : `Select all ${matching.length}`}
        </Button>
      )}
      {ids.length > 0 && (
        <Button look="compact" onClick={() => setChanging(true)}>
          {`Change ${ids.length} selected`}
        </Button>
      )}
      {changing && (
        <ChangeDialog
          ids={ids}
          today={props.today}
          onClose={() => setChanging(false)}
          onDone={(answer) => {
            setChanging(false);
            onChange(new Set());
            keep(answer);
            toast({
              title: 'Dive Sites Updated',
              description: countText(answer.changes.length, 'dive site'),
            });
            void refresh();
          }}
        />
      )}
    </div>
  );
}
