import { useState } from 'react';

/** What a form sends: one sending at a time, and whether one is under way. */
export function useSubmit<Input>(send: (input: Input) => Promise<void>) {
  const [isPending, setPending] = useState(false);

  async function start(input: Input) {
    setPending(true);
    try {
      await send(input);
    } finally {
      setPending(false);
    }
  }
  return { isPending, start };
}
