import type { ReactNode } from 'react';

/** For an address whose record is gone or never was. */
export const NoSuchRecord = ({ children }: { children: ReactNode }) => (
  <p role="alert" className="border-l-8 border-coral bg-sand p-4">
    {children}
  </p>
);
