import { useQuery } from '@tanstack/react-query';
import { api, read } from '../../app/api.ts';
import { CredentialForm, Trial } from './service-setup.tsx';

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

/** The panel beside the choice of a service: costs, key and a test of the saved settings. */
export function ForecastSetup({ savedAt }: { savedAt: string | null }) {
  const { data } = useQuery({
    queryKey: [...queryKey, savedAt],
    queryFn: () => read(forecast.$get()),
  });
  return (
    <div className="mt-10 flex flex-col gap-8 border-t-2 border-ink pt-6">
      <Costs />
      {data && (
        <>
          <CredentialForm
            label="Key of Open-Meteo’s paid service"
            isStored={data.hasKey}
            none="None is stored. It stays on the server and goes to Open-Meteo alone."
            queryKey={queryKey}
            store={(key) => read(forecast.key.$put({ json: { key } }))}
          />
          <div className="flex flex-col gap-3">
            <p>
              {data.host
                ? `Asked at the moment: ${data.host}.`
                : 'No service is asked at the moment.'}
            </p>
            <Trial
              label="Try it out"
              busyLabel="Asking …"
              run={() => read(forecast.trial.$post())}
            />
          </div>
        </>
      )}
    </div>
  );
}
