import type { MailingOffer } from '../../../../contract/mailings.ts';
import { siteTime } from '../../../../domain/dates/dates.ts';
import { site } from '../../../app/site.ts';
import { FieldControl } from '../../fields/field-control.tsx';
import { Choices } from '../../ui/choices.tsx';
import { SelectField, TextField } from '../../ui/fields.tsx';
import { siteDate } from '../../ui/site-date.ts';
import type { useMailing, When } from './use-mailing.ts';

const timeField = { type: 'time', label: 'Time' } as const;

/** The fields for the recipients and the time of a mailing. */
export function PlanFields(props: { form: ReturnType<typeof useMailing>; offer: MailingOffer }) {
  const { form, offer } = props;
  const { audience } = form;
  const { publishAt } = offer;
  const choices = publishAt
    ? ([
        { name: 'post', label: `When it goes public, ${siteTime(publishAt, site.timeZone)}` },
        { name: 'time', label: 'Later' },
      ] as const)
    : ([
        { name: 'now', label: 'Now' },
        { name: 'time', label: 'At a time' },
      ] as const);
  return (
    <>
      <TextField
        label="Only who joined since"
        hint="Left empty, it goes to everybody who is subscribed."
        type="date"
        {...form.part('joinedSince')}
        error={form.errors.segment}
      />
      {audience && audience.tags.length > 0 && (
        <SelectField
          label="Only who has the tag"
          placeholder="Any or none"
          options={audience.tags}
          {...form.part('tag')}
        />
      )}
      {audience && audience.regions.length > 0 && (
        <SelectField
          label="Only who dives in"
          placeholder="Any region or none"
          options={audience.regions.map(({ slug }) => slug)}
          words={Object.fromEntries(audience.regions.map(({ slug, name }) => [slug, name]))}
          {...form.part('region')}
        />
      )}
      {audience?.remembersClicks && (
        <TextField
          label="Only who followed a link since"
          type="date"
          {...form.part('clickedSince')}
        />
      )}
      {audience && audience.sendings.length > 0 && (
        <SelectField
          label="Only who followed a link of"
          placeholder="Any mail or none"
          options={audience.sendings.map(({ id }) => String(id))}
          words={Object.fromEntries(
            audience.sendings.map(({ id, subject, begunAt }) => [
              id,
              `${subject}, ${siteDate(begunAt)}`,
            ]),
          )}
          {...form.part('clickedIn')}
        />
      )}
      {audience && !audience.remembersClicks && (
        <p className="text-sm text-muted">
          Settings, Newsletter can let you choose who followed a link: by default nothing is kept
          about that.
        </p>
      )}
      <div>
        <p className="mb-1 font-semibold">When</p>
        <Choices<When> label="When" choices={choices} value={form.when} onChange={form.setWhen} />
      </div>
      {form.when === 'time' && (
        <FieldControl
          field={timeField}
          value={form.sendAt}
          error={form.errors.sendAt}
          onChange={form.setSendAt}
        />
      )}
    </>
  );
}
