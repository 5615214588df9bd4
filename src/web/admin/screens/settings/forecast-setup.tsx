import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, read } from '../../app/api.ts';
import { Button } from '../../ui/button.tsx';
import { Field, inputStyles } from '../../ui/fields.tsx';

const forecast = api.admin.forecast;
const queryKey = ['admin', 'forecast'];

function Costs() {
  return (
    <div className="prose">
      <h3>What it costs, and what it may be used for</h3>
      <ul>
        <li>
          <strong>Open-Meteo with a key</strong>: any site, also one with advertisements or
          affiliate links. Its standard plan was listed at US$29 a month for up to a million
          requests (API Evangelist’s directory, read on 24 November 2026).{' '}
          <a href="https://open-meteo.com/en/pricing" target="_blank" rel="noopener">
            Today’s price and the key
          </a>
          .
        </li>
        <li>
          <strong>Open-Meteo without a key</strong>: free, for non-commercial sites alone: no
          advertisements, no affiliate links. Up to 10,000 requests a day.
        </li>
        <li>
          <strong>A server of your own</strong>: Open-Meteo’s software is free; you pay for the
          machine.
        </li>
      </ul>
      <p>
        The server asks at most twice an hour for each quarter of a degree that somebody looks at.
        Pages name Open-Meteo, as its licence (CC BY 4.0) asks.
      </p>
    </div>
  );
}

function KeyForm({ hasKey }: { hasKey: boolean }) {
  const queryClient = useQueryClient();
  const [key, setKey] = useState('');
  const store = useMutation({
    mutationFn: (value: string) => read(forecast.key.$put({ json: { key: value } })),
    onSuccess: async () => {
      setKey('');
      await queryClient.invalidateQueries({ queryKey });
    },
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (key.trim()) store.mutate(key);
      }}
    >
      <Field
        label="Key of Open-Meteo’s paid service"
        hint={
          hasKey
            ? 'A key is stored: ••••••••. It is never shown again; a new one takes its place.'
            : 'None is stored. It stays on the server and goes to Open-Meteo alone.'
        }
        error={store.error?.message}
      >
        {(control) => (
          <input
            {...control}
            type="password"
            autoComplete="off"
            value={key}
            maxLength={200}
            onChange={(event) => setKey(event.target.value)}
            className={inputStyles}
          />
        )}
      </Field>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button type="submit" disabled={store.isPending}>
          Store the key
        </Button>
        {hasKey && (
          <Button disabled={store.isPending} onClick={() => store.mutate('')}>
            Forget the key
          </Button>
        )}
      </div>
    </form>
  );
}

function Trial({ host }: { host: string | null }) {
  const trial = useMutation({
    mutationFn: () => read(forecast.trial.$post()),
  });
  return (
    <div>
      <p>{host ? `Asked at the moment: ${host}.` : 'No service is asked at the moment.'}</p>
      <Button className="mt-3" disabled={trial.isPending} onClick={() => trial.mutate()}>
        {trial.isPending ? 'Asking …' : 'Try it out'}
      </Button>
      <p aria-live="polite" className="mt-3">
        {trial.data && (
          <span className={trial.data.works ? 'font-semibold' : 'font-semibold text-advanced'}>
            {trial.data.text}
          </span>
        )}
        {trial.isError && 'The trial could not be run. Try again.'}
      </p>
    </div>
  );
}

/** The panel beside the choice of a service: its costs, its key and a test of the saved settings. */
export function ForecastSetup({ savedAt }: { savedAt: string | null }) {
  const { data } = useQuery({
    queryKey: [...queryKey, savedAt],
    queryFn: () => read(forecast.$get()),
  });
  return (
    <div className="mt-10 flex flex-col gap-8 border-t-2 border-ink pt-6">
      <Costs />
      {data && <KeyForm hasKey={data.hasKey} />}
      {data && <Trial host={data.host} />}
    </div>
  );
}
