import { useRef, useState } from 'react';
import {
  duplicateMetres,
  isGeoJson,
  maxImportedSites,
  type SiteImport,
  type SiteImportAnswer,
  siteFileBytes,
  siteFileTooLarge,
} from '../../../../contract/dive-sites/import.ts';
import { countText } from '../../../../domain/text/format.ts';
import { useToast } from '../../../ui/toast.tsx';
import { api, read } from '../../app/api.ts';
import { useCall } from '../../app/use-call.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { CheckField, FileField, SelectField } from '../../ui/fields.tsx';
import { ImportColumns } from './import-columns.tsx';
import { ImportPlan } from './import-plan.tsx';
import { useRefreshSites } from './sites.ts';

type Asked = Pick<SiteImport, 'file' | 'columns' | 'region' | 'addNear'>;

const noFile: Asked = { file: '', columns: undefined, region: '', addNear: false };

/** Imports a file. Each choice starts a dry run, whose response is `plan`. */
function useImport() {
  const [asked, setAsked] = useState(noFile);
  const latest = useRef(noFile);
  const [plan, setPlan] = useState<SiteImportAnswer>();
  const { run, pending, reason, setReason } = useCall();
  const send = (next: Asked, dryRun: boolean) =>
    run(() => read(api['dive-sites'].import.$post({ json: { ...next, dryRun } })));

  return {
    asked,
    plan,
    problem: reason,
    pending,
    setProblem: setReason,
    importFile: () => send(asked, false),
    async ask(next: Asked) {
      setAsked(next);
      latest.current = next;
      const answer = await send(next, true);
      // The response to an earlier choice may arrive after the response to a later one.
      if (latest.current !== next) return;
      // The choices of columns stay visible for correction after the server rejects them.
      if (answer || !next.columns) setPlan(answer);
    },
  };
}

/** Adds dive sites from a file, after a preview. */
export function SiteImportDialog(props: { onClose: () => void }) {
  const { asked, plan, problem, pending, setProblem, importFile, ask } = useImport();
  const { toast } = useToast();
  const refresh = useRefreshSites();

  async function choose(file: File | undefined) {
    if (!file) return;
    if (file.size > siteFileBytes) return setProblem(siteFileTooLarge);
    await ask({ ...asked, file: await file.text(), columns: undefined });
  }

  async function importAll() {
    const done = await importFile();
    if (!done) return;
    toast({ title: 'Dive Sites Imported', description: countText(done.add.length, 'dive site') });
    props.onClose();
    await refresh();
  }

  const count = plan?.add.length ?? 0;
  return (
    <Dialog
      wide
      title="Import dive sites"
      text={`A CSV file whose first line names the columns, or GeoJSON with points, of up to ${maxImportedSites} sites. Nothing is added before you have seen what the file brings.`}
      onClose={props.onClose}
    >
      <FileField
        label="CSV or GeoJSON file"
        error={problem || undefined}
        accept=".csv,.geojson,.json,text/csv,application/geo+json"
        onFile={choose}
      />
      {plan && (
        <>
          <ImportColumns
            columns={plan.columns}
            onChange={(columns) => void ask({ ...asked, columns })}
          />
          <SelectField
            label="Region of rows without one"
            placeholder="None: such rows are left out"
            options={plan.regions}
            value={asked.region}
            onChange={(region) => void ask({ ...asked, region })}
          />
          <ImportPlan plan={plan} unit={isGeoJson(asked.file) ? 'Feature' : 'Line'} />
          {plan.near.length > 0 && (
            <CheckField
              label={`Add those within ${duplicateMetres} m of another site too`}
              checked={asked.addNear}
              onChange={(addNear) => void ask({ ...asked, addNear })}
            />
          )}
        </>
      )}
      <Button look="action" disabled={pending || count === 0} onClick={importAll}>
        {pending ? 'One moment...' : `Import ${countText(count, 'dive site')}`}
      </Button>
    </Dialog>
  );
}
