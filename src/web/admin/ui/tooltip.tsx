import { Tooltip as Tip } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';

const openMilliseconds = 700;
const skipMilliseconds = 300;

/** Opens the next tooltip at once after a first one. */
export function Tooltips({ children }: { children: ReactNode }) {
  return (
    <Tip.Provider delayDuration={openMilliseconds} skipDelayDuration={skipMilliseconds}>
      {children}
    </Tip.Provider>
  );
}

/** Weighs 15 kB, so not for public pages. */
export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  return (
    <Tip.Root>
      <Tip.Trigger asChild>{children}</Tip.Trigger>
      <Tip.Portal>
        <Tip.Content
          sideOffset={6}
          className="z-50 rounded-sm bg-abyss px-2.5 py-1 text-sm text-foam"
        >
          {text}
        </Tip.Content>
      </Tip.Portal>
    </Tip.Root>
  );
}
