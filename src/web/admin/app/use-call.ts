import { useState } from 'react';
import { ApiError, errorReason } from '../../app/api-error.ts';
import { serverFieldErrors } from './calls.ts';
import { passkeyFault } from './passkeys.ts';

function refusal(error: unknown): string {
  // A proxy's error has no reason that the owner can read.
  if (error instanceof ApiError && !error.reason) return 'It did not work. Please try again.';
  return passkeyFault(error) ?? errorReason(error);
}

/** Runs the calls of a form. `fields` and `reason` contain the errors of the last call. */
export function useCall() {
  const [pending, setPending] = useState(false);
  const [reason, setReason] = useState('');
  const [fields, setFields] = useState<Record<string, string>>({});

  /** @returns the answer; undefined if the call fails */
  async function run<Answer>(call: () => Promise<Answer>): Promise<Answer | undefined> {
    setPending(true);
    setReason('');
    setFields({});
    try {
      return await call();
    } catch (error) {
      setFields(serverFieldErrors(error));
      setReason(refusal(error));
      return undefined;
    } finally {
      setPending(false);
    }
  }

  /** The reason if no field has an error; empty otherwise. */
  const error = Object.keys(fields).length === 0 ? reason : '';
  return { run, pending, reason, setReason, error, fields, setFields };
}
