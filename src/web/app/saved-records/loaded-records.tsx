import type { ComponentType } from 'react';
import { useAnswer } from '../../ui/use-answer.ts';

export const Reading = () => <p className="min-h-96 text-muted">Reading what you saved …</p>;

/** Renders the visitor's records after hydration, since the server renders one page for all. */
export function LoadedRecords({ load }: { load: () => Promise<{ default: ComponentType }> }) {
  const { value, failed } = useAnswer('records', load);
  return (
    <>
      {value ? <value.default /> : <Reading />}
      {failed && (
        <p role="alert">Part of this page could not be loaded. Try again with a connection.</p>
      )}
    </>
  );
}
