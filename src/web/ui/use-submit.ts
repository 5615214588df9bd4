import { useState } from 'react';

/** Sends once at a time. */
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
