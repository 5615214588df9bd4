import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { api, read } from '../../app/api.ts';
import { ApiError } from '../../app/api-error.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { CheckField, inputStyles } from '../ui/fields.tsx';

export function LoginForm({ onSignedIn }: { onSignedIn: () => void }) {
  const [password, setPassword] = useState('');
  const [error, setError] = useState('');
  const [pending, setPending] = useState(false);
  const [visible, setVisible] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => field.current?.focus(), []);

  async function signIn(event: FormEvent) {
    event.preventDefault();
    setPending(true);
    setError('');
    try {
      await read(api.admin.login.$post({ json: { password } }));
      onSignedIn();
    } catch (error) {
      setError(
        error instanceof ApiError
          ? (error.reason ?? 'Invalid password')
          : 'Login failed. Please try again.',
      );
    } finally {
      setPending(false);
    }
  }

  return (
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
      <p id={`${id}-error`} role="alert" className="font-medium text-advanced empty:hidden">
        {error}
      </p>
      <button type="submit" disabled={pending} className={buttonStyles.action}>
        {pending ? 'Signing in...' : 'Sign In'}
      </button>
    </form>
  );
}
