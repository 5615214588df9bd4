import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { errorReason } from '../../../app/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields.tsx';

/** A form for a credential, which is stored and never shown again. */
export function CredentialForm(props: {
  label: string;
  isStored: boolean;
  none: string;
  /** Key of the query that says whether a credential is stored. */
  queryKey: QueryKey;
  store: (value: string) => Promise<unknown>;
}) {
  const { isStored, queryKey } = props;
  const queryClient = useQueryClient();
  const [value, setValue] = useState('');
  const store = useMutation({
    mutationFn: props.store,
    onSuccess: async () => {
      setValue('');
      await queryClient.invalidateQueries({ queryKey });
    },
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    if (value.trim()) store.mutate(value);
  }
  return (
    <form onSubmit={submit}>
      <TextField
        label={props.label}
        hint={
          isStored
            ? 'One is stored: ••••••••. It is never shown again; a new one takes its place.'
            : props.none
        }
        error={store.error ? errorReason(store.error) : undefined}
        type="password"
        autoComplete="off"
        value={value}
        maxLength={500}
        onChange={setValue}
      />
      <div className="mt-3 flex flex-wrap gap-3">
        <Button type="submit" disabled={store.isPending}>
          Store it
        </Button>
        {isStored && (
          <Button disabled={store.isPending} onClick={() => store.mutate('')}>
            Forget it
          </Button>
        )}
      </div>
    </form>
  );
}

/** A button that tests the saved settings and shows the result. */
export function Trial(props: {
  label: string;
  busyLabel: string;
  run: () => Promise<{ works: boolean; text: string }>;
}) {
  const trial = useMutation({ mutationFn: props.run });
  return (
    <div>
      <Button disabled={trial.isPending} onClick={() => trial.mutate()}>
        {trial.isPending ? props.busyLabel : props.label}
      </Button>
      <p aria-live="polite" className="mt-3">
        {trial.data && (
          <span className={`font-semibold ${trial.data.works ? '' : 'text-advanced'}`}>
            {trial.data.text}
          </span>
        )}
        {trial.error && errorReason(trial.error)}
      </p>
    </div>
  );
}
