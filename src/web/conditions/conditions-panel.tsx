import { useEffect, useState } from 'react';
import type { SiteLight, SiteShelter, SiteTides } from '../../contract/conditions.ts';
import { api, read } from '../api.ts';
import { LightToday } from './light-today.tsx';
import { SeaVerdict } from './sea-verdict.tsx';
import { ShelterRose } from './shelter-rose.tsx';
import { TidesToday } from './tides-today.tsx';

interface Conditions {
  tides: SiteTides;
  light: SiteLight;
}

async function readConditions(id: number): Promise<Conditions> {
  const site = api['dive-sites'][':id'];
  const param = { id: String(id) };
  const [tides, light] = await Promise.all([
    read(site.tides.$get({ param, query: { days: '2', curve: '1' } })),
    read(site.light.$get({ param, query: { days: '2' } })),
  ]);
  return { tides, light };
}

/** Tides, light, shelter and the verdict of a site. */
export function ConditionsPanel({ id, shelter }: { id: number; shelter: SiteShelter }) {
  const [conditions, setConditions] = useState<Conditions>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    readConditions(id).then(
      (found) => isCurrent && setConditions(found),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [id]);
  if (failed) return <p role="alert">The tides could not be read. Try again in a minute.</p>;
  if (!conditions) return <p className="text-muted">Reading tides and light …</p>;
  const { tides, light } = conditions;
  return (
    <div className="flex flex-col gap-8">
      <TidesToday id={id} tides={tides} light={light} />
      <LightToday light={light} />
      <div className="grid gap-8 sm:grid-cols-[12rem_1fr]">
        <ShelterRose shelter={shelter} />
        <SeaVerdict id={id} light={light} />
      </div>
    </div>
  );
}
