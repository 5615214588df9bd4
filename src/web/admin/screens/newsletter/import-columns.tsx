import type {
  ColumnUse,
  SubscriberImportAnswer,
} from '../../../../contract/newsletter/newsletter.ts';

type Columns = SubscriberImportAnswer['columns'];

const columnLabels: Partial<Record<ColumnUse, string>> = {
  email: 'the address',
  subscribed: 'who gets mails',
  left: 'who left',
  leaver: 'who left',
  since: 'since when',
  consent: 'the consent',
  confirmedAt: 'proof of their confirmation',
  confirmedFrom: 'proof of their confirmation',
  tags: 'tags',
  regions: 'where they dive',
  pausedUntil: 'until when they pause',
  field: 'kept with the person',
};

const names = (columns: Columns, use: ColumnUse) =>
  columns
    .filter((column) => column.use === use)
    .map(({ name }) => name)
    .join(', ');

export function ImportColumns({ columns }: { columns: Columns }) {
  const unknown = names(columns, 'unknown');
  const ignored = names(columns, 'ignored');
  const stated = columns.some(({ use }) => use === 'subscribed' || use === 'leaver');
  return (
    <section aria-label="Columns of the file" className="grid gap-3 text-sm">
      <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[auto_1fr]">
        <dt className="font-semibold">Columns used</dt>
        <dd className="wrap-anywhere">
          <ul>
            {columns
              .filter(({ use }) => columnLabels[use])
              .map(({ name, use }) => (
                <li key={name}>{`${name}: ${columnLabels[use]}`}</li>
              ))}
          </ul>
        </dd>
        {ignored && (
          <>
            <dt className="font-semibold">Known, not needed</dt>
            <dd className="wrap-anywhere">{ignored}</dd>
          </>
        )}
      </dl>
      {unknown && (
        <p className="wrap-anywhere border-l-4 border-coral bg-sand p-3">
          <strong>Not understood: </strong>
          {`${unknown}. They are kept with the person. If one of them tells who left, rename it to “subscribed” and choose the file again.`}
        </p>
      )}
      {!stated && (
        <p className="border-l-4 border-coral bg-sand p-3">
          No column tells who gets mails, so everybody counts as subscribed who is not marked as
          having left.
        </p>
      )}
    </section>
  );
}
