import { type FormProps, ReportField } from './fields.tsx';

/** @param props.steward name of the steward, which replaces the name field */
export function Sender(props: FormProps & { steward: string | undefined }) {
  const { values, set, steward } = props;
  return (
    <details className="border-t border-line pt-2" open={Boolean(values.name || values.email)}>
      <summary className="min-h-11 cursor-pointer content-center font-semibold">
        {steward ? 'Your email (optional)' : 'Your name and email (optional)'}
      </summary>
      <div className="mt-2 grid gap-3">
        {!steward && (
          <>
            <ReportField {...props} name="name" label="Name" maxLength={100} autoComplete="name" />
            <label className="flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                checked={values.showName}
                onChange={(event) => set('showName', event.target.checked)}
                className="size-5"
              />
              My name may stand beside it
            </label>
          </>
        )}
        <ReportField
          {...props}
          name="email"
          label="Email, if you want thanks or a question"
          type="email"
          maxLength={254}
          autoComplete="email"
        />
        <p className="text-sm text-muted">
          A mail asks you once to confirm the address. It is never shown, and deleted after 12
          months.
        </p>
      </div>
    </details>
  );
}
