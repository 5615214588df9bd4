import type { UseQueryResult } from '@tanstack/react-query';
import { buttonStyles } from '../../ui/button.tsx';

/** Stands in for the rows of a dialog's list while there are none. */
export function ListStatus(props: {
  list: Pick<UseQueryResult<readonly unknown[]>, 'data' | 'isError' | 'isPending' | 'refetch'>;
  loading: string;
  failed: string;
  empty: string;
}) {
  const { list } = props;
  if (list.isError) {
    return (
      <div className="bg-sand p-5">
        <p role="alert">{props.failed}</p>
        <button
          type="button"
          onClick={() => list.refetch()}
          className={`${buttonStyles.quiet} mt-3`}
        >
          Try again
        </button>
      </div>
    );
  }
  if (list.isPending) {
    return <div role="status" aria-label={props.loading} className="h-48 animate-pulse bg-sand" />;
  }
  return list.data?.length === 0 && <p className="bg-sand p-4">{props.empty}</p>;
}
