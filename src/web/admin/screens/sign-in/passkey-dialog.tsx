import { useState } from 'react';
import { useToast } from '../../../ui/toast.tsx';
import { api, read } from '../../app/api.ts';
import { makePasskey } from '../../app/passkeys.ts';
import { TextField } from '../../ui/fields.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { ChangeError, useChange } from './use-change.tsx';

export function PasskeyDialog(props: {
  host: string;
  onRecoveryCodes: (codes: string[] | null) => void;
  onClose: () => void;
}) {
  const { toast } = useToast();
  const { run, pending, error, fields, setFields } = useChange();
  const [name, setName] = useState('');

  async function save() {
    if (!name.trim()) return setFields({ name: 'Give the passkey a name.' });
    await run(async () => {
      const response = await makePasskey(await read(api.admin.passkeys.options.$post()));
      const { recoveryCodes } = await read(api.admin.passkeys.$post({ json: { name, response } }));
      props.onRecoveryCodes(recoveryCodes);
      toast({ title: 'Passkey Added', description: name });
      props.onClose();
    });
  }

  return (
    <FormDialog
      title="Add a passkey"
      text={`Your phone, computer or security key keeps it for ${props.host}, behind your finger, face or PIN. Nobody can type it into a false page.`}
      submit={pending ? 'Waiting for your device...' : 'Add Passkey'}
      disabled={pending}
      onSubmit={save}
      onClose={props.onClose}
    >
      <TextField
        label="Name"
        hint="By which you know it later, such as “Phone”."
        maxLength={60}
        value={name}
        error={fields.name}
        onChange={setName}
      />
      <ChangeError error={error} />
    </FormDialog>
  );
}
