import { useQuery } from '@tanstack/react-query';
import { useId, useMemo } from 'react';
import { diveSiteFields } from '../../../../contract/dive-sites/fields/fields.ts';
import { Field, inputStyles } from '../../ui/fields.tsx';
import type { ControlsProps } from './field-control.tsx';
import { sitesQuery } from './sites.ts';

const { label, hint } = diveSiteFields.region;

/** The regions of the dive sites, each with the first known state of its sites. */
function useRegions() {
  const { data } = useQuery(sitesQuery(''));
  return useMemo(() => {
    const regions = new Map<string, string>();
    for (const { region, state } of data ?? []) {
      if (!regions.get(region)) regions.set(region, state ?? '');
    }
    return regions;
  }, [data]);
}

/** Offers the existing regions; a note says that another name adds a region. */
export function RegionField({ values, errors, onChange }: ControlsProps) {
  const id = useId();
  const regions = useRegions();
  const { region = '', state = '' } = values;
  const isNew = region.trim() !== '' && regions.size > 0 && !regions.has(region.trim());
  return (
    <Field
      label={label}
      error={errors.region}
      hint={isNew ? `“${region.trim()}” is a new region: no dive site has it yet.` : hint}
    >
      {(control) => (
        <>
          <input
            {...control}
            list={id}
            value={region}
            onChange={({ target }) =>
              onChange({
                region: target.value,
                ...(!state && { state: regions.get(target.value) ?? '' }),
              })
            }
            className={inputStyles}
          />
          <datalist id={id}>
            {[...regions.keys()].sort().map((name) => (
              <option key={name}>{name}</option>
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
}
