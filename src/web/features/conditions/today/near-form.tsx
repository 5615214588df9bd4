import { useNavigate } from '@tanstack/react-router';
import type { OutlookUrl } from '../../../../domain/conditions/outlook-url.ts';
import { seaNames } from '../../../../domain/conditions/sea-url.ts';
import { searchPlaces } from '../../../app/places.ts';
import { PlacePicker } from '../../../ui/map/place-picker.tsx';
import type { When } from './load.ts';
import { HiddenFields } from './sea-form.tsx';

export function NearForm({ when, url }: { when: When; url: OutlookUrl }) {
  const navigate = useNavigate();
  return (
    <PlacePicker
      label="Or near a place"
      action={`/${when}`}
      search={searchPlaces}
      onChoose={({ slug }) =>
        void navigate({
          to: `/${when}`,
          search: { ...url, region: undefined, near: slug },
          resetScroll: false,
        })
      }
    >
      <HiddenFields url={url} names={[...seaNames, 'date', 'skill', 'type', 'lee']} />
    </PlacePicker>
  );
}
