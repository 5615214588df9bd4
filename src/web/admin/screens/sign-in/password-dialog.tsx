import { useState } from 'react';
import { passwordTooShort, shortestPassword } from '../../../../contract/sign-in.ts';
import { useToast } from '../../../ui/toast.tsx';
import { api, read } from '../../app/api.ts';
import { CheckField, TextField } from '../../ui/fields.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { ChangeError, useChange } from './use-change.tsx';

export function PasswordDialog(props: { isConfigured: boolean; onClose: () => void }) {
  const { toast } = useToast();
  const { run, pending, error, fields, setFields } = useChange();
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [visible, setVisible] = useState(false);
  const type = visible ? 'text' : 'password';

  async function save() {
    if (!current) return setFields({ current: 'Enter your current password.' });
    if (next.length < shortestPassword) return setFields({ next: passwordTooShort });
    await run(async () => {
      await read(api.admin.password.$put({ json: { current, next } }));
      toast({ title: 'Password Changed', description: 'Every other session has ended.' });
      props.onClose();
    });
  }

  return (
    <FormDialog
      title="Change the password"
      text={
        props.isConfigured
          ? 'The new one holds from now on, and every other session ends. ADMIN_PASSWORD of the server no longer works until somebody changes it there.'
          : 'The new one holds from now on, and every other session ends.'
      }
      submit={pending ? 'Changing...' : 'Change Password'}
      disabled={pending}
      onSubmit={save}
      onClose={props.onClose}
    >
      <TextField
        label="Current password"
        type={type}
        autoComplete="current-password"
        value={current}
        error={fields.current}
        onChange={setCurrent}
      />
      <TextField
        label="New password"
        type={type}
        autoComplete="new-password"
        hint={`${shortestPassword} characters or more; four unrelated words are good.`}
        value={next}
        error={fields.next}
        onChange={setNext}
      />
      <CheckField label="Show what I type" checked={visible} onChange={setVisible} />
      <ChangeError error={error} />
    </FormDialog>
  );
}
