import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { codeFirst, passkeyFirst } from '../../../contract/sign-in.ts';
import { api, read } from '../../app/api.ts';
import { ApiError } from '../../app/api-error.ts';
import { Button } from '../ui/button.tsx';
import { CheckField, inputStyles, TextField } from '../ui/fields.tsx';
import { askPasskey, passkeyFault } from './passkeys.ts';

const factorFirst: readonly (string | undefined)[] = [codeFirst, passkeyFirst];

function useSignIn(onSignedIn: () => void) {
  const [error, setError] = useState('');
  const [hint, setHint] = useState<string>();
  const [pending, setPending] = useState(false);

  async function run(call: () => Promise<unknown>) {
    setPending(true);
    setError('');
    try {
      await call();
      onSignedIn();
    } catch (error) {
      const reason = error instanceof ApiError ? error.reason : passkeyFault(error);
      // The password was correct, and the server requires a second factor.
      if (factorFirst.includes(reason)) setHint(reason);
      else if (error instanceof ApiError) setError(reason ?? 'Invalid password');
      else setError(reason ?? 'Login failed. Please try again.');
    } finally {
      setPending(false);
    }
  }

  return { error, hint, pending, run };
}

export function LoginForm({ onSignedIn }: { onSignedIn: () => void }) {
  const { error, hint, pending, run } = useSignIn(onSignedIn);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [visible, setVisible] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => field.current?.focus(), []);

  function signIn(event: FormEvent) {
    event.preventDefault();
    const json = { password, ...(code && { code }) };
    void run(() => read(api.admin.login.$post({ json })));
  }

  return (
    <>
      <form onSubmit={signIn} className="flex flex-col gap-4">
        <div>
          <label htmlFor={id} className="mb-1 block font-semibold">
            Password
          </label>
          <input
            ref={field}
            id={id}
            type={visible ? 'text' : 'password'}
            autoComplete="current-password"
            required
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            aria-invalid={error !== ''}
            aria-describedby={`${id}-error`}
            className={inputStyles}
          />
          <CheckField label="Show what I type" checked={visible} onChange={setVisible} />
        </div>
        {hint && (
          <TextField
            label="Code"
            hint={hint}
            value={code}
            autoComplete="one-time-code"
            autoFocus
            onChange={setCode}
          />
        )}
        <p id={`${id}-error`} role="alert" className="font-medium text-advanced empty:hidden">
          {error}
        </p>
        <Button look="action" type="submit" disabled={pending}>
          {pending ? 'Signing in...' : 'Sign In'}
        </Button>
      </form>
      <PasskeySignIn pending={pending} run={run} />
    </>
  );
}

/** The button appears only if a passkey is registered. */
function PasskeySignIn(props: {
  pending: boolean;
  run: (call: () => Promise<unknown>) => Promise<void>;
}) {
  const [keep, setKeep] = useState(false);
  const ways = useQuery({
    queryKey: ['admin', 'sign-in-ways'],
    queryFn: () => read(api.admin['sign-in-ways'].$get()),
    staleTime: 0,
  });
  if (!ways.data?.passkey) return null;
  const { login } = api.admin;

  async function signIn() {
    const options = await read(login['passkey-options'].$post());
    const response = await askPasskey(options);
    await read(login.passkey.$post({ json: { response, keep } }));
  }

  return (
    <div className="mt-6 border-t border-line pt-4">
      <CheckField
        label="Keep me signed in on this device for 30 days"
        checked={keep}
        onChange={setKeep}
      />
      <Button
        Icon={KeyRound}
        disabled={props.pending}
        onClick={() => props.run(signIn)}
        className="mt-2 w-full"
      >
        Sign in with a passkey
      </Button>
    </div>
  );
}
