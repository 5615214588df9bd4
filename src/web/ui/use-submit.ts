import { useState } from 'react';

export const formValues = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
  );

export function focusFirstError(form: HTMLFormElement, names: string[]) {
  const first = [...form.elements].find(
    (element) =>
      element instanceof HTMLElement && names.includes(element.getAttribute('name') ?? ''),
  );
  if (first instanceof HTMLElement) first.focus();
}

/** Calls `send` and reports whether its request is pending. */
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
