import { useState } from 'react';
import { ApiError, errorReason } from '../../app/api-error.ts';
import { serverFieldErrors } from './calls.ts';
import { passkeyFault } from './passkeys.ts';

function refusal(error: unknown): string {
  // The body of a proxy's error is no sentence.
  if (error instanceof ApiError && !error.reason) return 'It did not work. Please try again.';
  return passkeyFault(error) ?? errorReason(error);
}

/** Runs the calls of a form. `fields` and `reason` say why the last one was refused. */
export function useCall() {
  const [pending, setPending] = useState(false);
  const [reason, setReason] = useState('');
  const [fields, setFields] = useState<Record<string, string>>({});

  /** @returns the answer; undefined where the call was refused */
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

  /** The reason where no field shows one. */
  const error = Object.keys(fields).length === 0 ? reason : '';
  return { run, pending, reason, setReason, error, fields, setFields };
}
