import { useState } from 'react';
import { encode } from 'uqr';
import type { CodeSecret } from '../../../../contract/sign-in.ts';
import { useToast } from '../../../ui/toast.tsx';
import { api, read } from '../../app/api.ts';
import { TextField } from '../../ui/fields.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { ChangeError, useChange } from './use-change.tsx';

/** A QR code, black on white in the dark theme too, since some cameras read no inverted codes. */
function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { border: 2 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label="QR code for your app of codes"
      shapeRendering="crispEdges"
      className="size-52 self-center"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

export default function CodesDialog(props: {
  setup: CodeSecret;
  onRecoveryCodes: (codes: string[] | null) => void;
  onClose: () => void;
}) {
  const { secret, uri } = props.setup;
  const { toast } = useToast();
  const { run, pending, error, fields, setFields } = useChange();
  const [code, setCode] = useState('');

  async function save() {
    if (!code.trim()) return setFields({ code: 'Enter the six digits that your app shows.' });
    await run(async () => {
      const { recoveryCodes } = await read(api.admin.codes.$put({ json: { secret, code } }));
      props.onRecoveryCodes(recoveryCodes);
      toast({ title: 'One-time Codes Are On' });
      props.onClose();
    });
  }

  return (
    <FormDialog
      title="Turn on one-time codes"
      text="Scan this with an app of codes, such as the one of your password manager. Then enter the six digits that it shows."
      submit={pending ? 'Checking...' : 'Turn On'}
      disabled={pending}
      onSubmit={save}
      onClose={props.onClose}
    >
      <QrCode text={uri} />
      <p className="text-sm text-muted">
        No camera? Type this into the app:{' '}
        <code className="wrap-anywhere text-ink">{secret.match(/.{4}/g)?.join(' ')}</code>
      </p>
      <TextField
        label="Six digits"
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        error={fields.code ?? fields.secret}
        onChange={setCode}
      />
      <ChangeError error={error} />
    </FormDialog>
  );
}
