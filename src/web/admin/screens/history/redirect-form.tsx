import { type FormEvent, useEffect, useRef, useState } from 'react';
import { csvFileBytes, csvFileTooLarge } from '../../../../contract/common.ts';
import { redirectInput } from '../../../../contract/history/redirects.ts';
import { completeUrl } from '../../../../domain/publishing/link-attributes.ts';
import { errorReason } from '../../../app/api-error.ts';
import { useToast } from '../../../ui/toast.tsx';
import { api, read } from '../../app/api.ts';
import { fieldErrors } from '../../editor/save-checks.ts';
import { Button } from '../../ui/button.tsx';
import { FileField, TextField } from '../../ui/fields.tsx';
import { useRefreshRedirects } from './use-redirects.ts';

export function RedirectForm({ start }: { start: { path: string; target: string } }) {
  const { toast } = useToast();
  const refresh = useRefreshRedirects();
  const [values, setValues] = useState(start);
  const [errors, setErrors] = useState<{ path?: string; target?: string }>({});
  const [fileError, setFileError] = useState('');
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // The source path is known; the form asks for the target.
    if (start.path) form.current?.querySelector<HTMLElement>('[type=url]')?.focus();
  }, [start.path]);

  async function save(event: FormEvent) {
    event.preventDefault();
    const json = { ...values, target: completeUrl(values.target) };
    const found = fieldErrors<typeof values>(redirectInput, json);
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    try {
      const { warnings } = await read(api.admin.redirects.$put({ json }));
      const leads = `${json.path} leads to ${json.target}.`;
      toast({ title: 'Redirect Set', description: [leads, ...warnings].join(' ') });
      setValues({ path: '', target: '' });
      await refresh();
    } catch (error) {
      setErrors({ target: errorReason(error) });
    }
  }

  async function importFile(file: File | undefined) {
    setFileError('');
    if (!file) return;
    if (file.size > csvFileBytes) return setFileError(csvFileTooLarge);
    try {
      const csv = await file.text();
      const { imported, warnings } = await read(
        api.admin.redirects.import.$post({ json: { csv } }),
      );
      toast({ title: 'Redirects Imported', description: `${imported} addresses lead on now.` });
      if (warnings.length > 0) setFileError(`Imported, but look at these:\n${warnings.join('\n')}`);
      await refresh();
    } catch (error) {
      setFileError(errorReason(error));
    }
  }

  const field = (name: keyof typeof values) => ({
    value: values[name],
    error: errors[name],
    onChange: (value: string) => setValues({ ...values, [name]: value }),
  });
  return (
    <form
      ref={form}
      noValidate
      onSubmit={save}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 border-t-2 border-line pt-4"
    >
      <div className="grid gap-4 md:grid-cols-2">
        <TextField
          {...field('path')}
          label="Old address"
          hint="Such as /2019/05/night-dive, /2019/* or /?p=123"
        />
        <TextField
          {...field('target')}
          type="url"
          label="Leads to"
          hint="A page of this site, or https://…; $1 is what the first * stood for"
        />
      </div>
      <Button look="action" type="submit" className="justify-self-start">
        Set Redirect
      </Button>
      <FileField
        label="Import a CSV file (columns from,to)"
        error={fileError || undefined}
        accept=".csv,text/csv"
        onFile={(file) => void importFile(file)}
      />
    </form>
  );
}
