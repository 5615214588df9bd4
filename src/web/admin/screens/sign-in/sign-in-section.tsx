import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { CodeSecret, SignInMethods } from '../../../../contract/sign-in.ts';
import { api, read } from '../../app/api.ts';
import { ActionRow } from '../../ui/action-row.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { siteDate } from '../../ui/site-date.ts';
import { RecoveryCodesDialog } from './once-dialog.tsx';
import { PasskeyDialog } from './passkey-dialog.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { type Change, ChangeError, useAccess, useChange } from './use-change.tsx';

const CodesDialog = lazy(() => import('./codes-dialog.tsx'));

type Passkey = SignInMethods['passkeys'][number];

/** The owner's sign-in methods, each with buttons to change it. */
export function SignInSection() {
  const methods = useAccess('methods', () => read(api.admin['sign-in-methods'].$get()));
  const change = useChange();
  const [codes, setCodes] = useState<string[] | null>(null);
  return (
    <section aria-labelledby="sign-in">
      <h2 id="sign-in" className="text-step-2">
        Signing in
      </h2>
      {methods.isError && (
        <p role="alert">How you sign in could not be loaded. Please reload the page.</p>
      )}
      {methods.data && (
        <>
          {!hasFactor(methods.data) && <Advice />}
          <ul className="mt-4 border-t border-line">
            <PasswordRow isConfigured={methods.data.isPasswordConfigured} />
            <PasskeyRows methods={methods.data} change={change} onCodes={setCodes} />
            <CodesRow methods={methods.data} change={change} onCodes={setCodes} />
            <RecoveryRow methods={methods.data} change={change} onCodes={setCodes} />
          </ul>
          <ChangeError error={change.error} />
        </>
      )}
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />}
    </section>
  );
}

const hasFactor = ({ codes, passkeys }: SignInMethods) => codes || passkeys.length > 0;

const Advice = () => (
  <p className="mt-3 max-w-[66ch] border-l-6 border-ochre bg-sand p-4">
    Whoever learns your password is in. Add a passkey or one-time codes: from then on the password
    alone opens nothing. It takes a minute.
  </p>
);

/** A sign-in method: its name, state and buttons. */
const Row = (props: { name: string; state: string; children: ReactNode }) => (
  <ActionRow name={<h3>{props.name}</h3>} facts={[props.state]}>
    {props.children}
  </ActionRow>
);

function PasswordRow({ isConfigured }: { isConfigured: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <Row
      name="Password"
      state={
        isConfigured
          ? 'The last change holds: here, by the command line, or by a new value of ADMIN_PASSWORD on the server.'
          : 'The last change holds: here or by the command line.'
      }
    >
      <Button look="compact" onClick={() => setOpen(true)}>
        Change Password
      </Button>
      {open && <PasswordDialog isConfigured={isConfigured} onClose={() => setOpen(false)} />}
    </Row>
  );
}

interface RowProps {
  methods: SignInMethods;
  change: Change;
  onCodes: (codes: string[] | null) => void;
}

function CodesRow({ methods, change, onCodes }: RowProps) {
  const [setup, setSetup] = useState<CodeSecret>();
  const [asking, setAsking] = useState(false);
  const begin = () => change.run(async () => setSetup(await read(api.admin.codes.secret.$post())));
  return (
    <Row
      name="One-time codes"
      state={
        methods.codes
          ? 'On: with your password, the site asks for six digits of your app.'
          : 'Off. An app on your phone shows six digits, which the site asks for beside the password.'
      }
    >
      {methods.codes ? (
        <Button look="compact" onClick={() => setAsking(true)}>
          Turn Off
        </Button>
      ) : (
        <Button look="compact" disabled={change.pending} onClick={begin}>
          Turn On
        </Button>
      )}
      {setup && (
        <Suspense>
          <CodesDialog
            setup={setup}
            onRecoveryCodes={onCodes}
            onClose={() => setSetup(undefined)}
          />
        </Suspense>
      )}
      <ConfirmDialog
        open={asking}
        title="Turn one-time codes off?"
        text={
          methods.passkeys.length > 0
            ? 'Your password then asks for a passkey or a recovery code alone.'
            : 'Your password alone then opens the admin, and recovery codes go.'
        }
        action="Turn Off"
        onConfirm={() => void change.run(() => read(api.admin.codes.$delete()))}
        onClose={() => setAsking(false)}
      />
    </Row>
  );
}

function PasskeyRows({ methods, change, onCodes }: RowProps) {
  const { passkeys, passkeyHost } = methods;
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<Passkey>();
  const isLast = passkeys.length === 1 && !methods.codes;
  return (
    <>
      <Row
        name="Passkeys"
        state={
          passkeyHost
            ? 'Sign in by finger, face or PIN of your device, without the password. Nothing can be guessed or given to a false page.'
            : 'They need a site whose address is a name. This one is a number.'
        }
      >
        {passkeyHost && (
          <Button look="compact" onClick={() => setAdding(true)}>
            Add Passkey
          </Button>
        )}
      </Row>
      {passkeys.map((passkey) => (
        <Row
          key={passkey.id}
          name={passkey.name}
          state={`Passkey since ${siteDate(passkey.createdAt)}, ${
            passkey.usedAt ? `last used ${siteDate(passkey.usedAt, 'dateTime')}` : 'not used yet'
          }`}
        >
          <Button
            look="compact"
            aria-label={`Remove the passkey ${passkey.name}`}
            onClick={() => setRemoving(passkey)}
          >
            Remove
          </Button>
        </Row>
      ))}
      {adding && passkeyHost && (
        <PasskeyDialog
          host={passkeyHost}
          onRecoveryCodes={onCodes}
          onClose={() => setAdding(false)}
        />
      )}
      <ConfirmDialog
        open={removing !== undefined}
        title="Remove this passkey?"
        text={`“${removing?.name}” then opens nothing. ${isLast ? 'It is the last one: your password alone opens the admin afterwards, and recovery codes go.' : ''}`}
        action="Remove"
        onConfirm={() =>
          removing &&
          void change.run(() =>
            read(api.admin.passkeys[':id'].$delete({ param: { id: removing.id } })),
          )
        }
        onClose={() => setRemoving(undefined)}
      />
    </>
  );
}

function RecoveryRow({ methods, change, onCodes }: RowProps) {
  if (!hasFactor(methods)) return null;
  const left = methods.recoveryCodesLeft;
  const renew = () =>
    change.run(async () => {
      onCodes((await read(api.admin['recovery-codes'].$post())).recoveryCodes);
    });
  return (
    <Row
      name="Recovery codes"
      state={`${left} of 10 left, for the day on which your phone or passkey is gone. Without one, the command line of the server resets all this.`}
    >
      <Button look="compact" disabled={change.pending} onClick={renew}>
        Make New Ones
      </Button>
    </Row>
  );
}
