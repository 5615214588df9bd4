import { useState } from 'react';
import {
  type MailedResource,
  type MailingOffer,
  maxFromName,
  maxPreview,
  maxSubject,
  type Segment,
} from '../../../../contract/mailings.ts';
import { siteTime } from '../../../../domain/dates/dates.ts';
import { api, read } from '../../../app/api.ts';
import { errorReason } from '../../../app/api-error.ts';
import { site } from '../../../app/site.ts';
import { useToast } from '../../../ui/toast.tsx';
import { serverFieldErrors } from '../../app/calls.ts';
import { useGuard } from '../../app/session.tsx';
import { FieldControl } from '../../fields/field-control.tsx';
import { Choices } from '../../ui/choices.tsx';
import { CheckField, SelectField, TextArea, TextField } from '../../ui/fields.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { siteDate } from '../../ui/site-date.ts';
import { useAudience } from './audience.ts';
import { durationText, planText, sentOn, subscribers } from './mailing-text.ts';
import { type MailingTexts, TestMail } from './test-mail.tsx';

interface Props {
  resource: MailedResource;
  record: number;
  offer: MailingOffer;
  dirty: boolean;
  onChanged: () => Promise<unknown>;
  onClose: () => void;
}

type When = 'now' | 'time' | 'post';

const timeField = { type: 'time', label: 'Time' } as const;

function useMailing({ resource, record, offer, onChanged, onClose }: Props) {
  const guard = useGuard();
  const { toast } = useToast();
  const [texts, setTexts] = useState({
    subject: offer.subject.slice(0, maxSubject),
    preview: offer.preview.slice(0, maxPreview),
    fromName: offer.fromName.slice(0, maxFromName),
  });
  const [when, setWhen] = useState<When>(offer.publishAt ? 'post' : 'now');
  const [sendAt, setSendAt] = useState('');
  const [joinedSince, setJoinedSince] = useState('');
  const [tag, setTag] = useState('');
  const [clickedSince, setClickedSince] = useState('');
  const [clickedIn, setClickedIn] = useState('');
  const [region, setRegion] = useState('');
  const [again, setAgain] = useState(false);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [last] = offer.mailings;
  // A mailing that never began reached nobody.
  const asksAgain = last?.begunAt !== null && last !== undefined;
  const segment: Segment = {
    ...(joinedSince && { joinedSince }),
    ...(tag && { tag }),
    ...(clickedSince && { clickedSince }),
    ...(clickedIn && { clickedIn }),
    ...(region && { region }),
  };
  const audience = useAudience(segment);
  const words: MailingTexts = { resource, record, ...texts };

  async function send() {
    setProblem(undefined);
    if (when === 'time' && !sendAt) return setErrors({ sendAt: 'Choose a day and a time.' });
    setPending(true);
    setErrors({});
    try {
      const earlier = !asksAgain || again ? (last?.round ?? 0) : 0;
      const plan = { sendAt: when === 'time' ? sendAt : null, withPost: when === 'post' };
      const json = { ...words, ...plan, segment, earlier };
      const started = await guard(() => read(api.admin.mailings.$post({ json })));
      if (started.state === 'scheduled') {
        toast({ title: 'Sending Scheduled', description: `${planText(started)}.` });
      } else {
        const whom = subscribers(started.recipients);
        toast({ title: 'Sending Begun', description: `It goes to ${whom}.` });
      }
      onClose();
    } catch (error) {
      setErrors(serverFieldErrors(error));
      setProblem(errorReason(error));
    } finally {
      setPending(false);
      await onChanged();
    }
  }

  return {
    ...{ words, when, setWhen, sendAt, setSendAt, joinedSince, setJoinedSince, tag, setTag },
    ...{ clickedSince, setClickedSince, clickedIn, setClickedIn, region, setRegion },
    ...{ again, setAgain, pending, problem, errors, send, audience },
    asked: asksAgain ? last : undefined,
    set: (changes: Partial<typeof texts>) => setTexts((before) => ({ ...before, ...changes })),
  };
}

export default function MailingDialog(props: Props) {
  const { offer } = props;
  const form = useMailing(props);
  const { when, words, errors, asked } = form;
  const audience = form.audience?.subscribers ?? offer.activeSubscribers;
  const count = subscribers(audience);
  const verb = when === 'now' ? (asked ? 'Send again to' : 'Send to') : 'Schedule for';
  const pace = `${durationText(audience, offer.perMinute)} (${offer.perMinute} mails a minute)`;

  return (
    <FormDialog
      title="Send to subscribers"
      text={`To ${count}, ${pace}. You can close the page meanwhile.`}
      submit={form.pending ? 'Sending...' : `${verb} ${count}`}
      disabled={form.pending || audience === 0 || (asked !== undefined && !form.again)}
      onSubmit={form.send}
      onClose={props.onClose}
    >
      {props.dirty && (
        <p role="note" className="border-l-4 border-coral bg-sand p-3">
          The form has changes that are not saved. The mail goes out without them.
        </p>
      )}
      <TextField
        label="Subject"
        value={words.subject}
        error={errors.subject}
        maxLength={maxSubject}
        onChange={(subject) => form.set({ subject })}
      />
      <TextArea
        label="Preview line"
        hint="What inboxes show beside the subject."
        rows={2}
        value={words.preview}
        error={errors.preview}
        maxLength={maxPreview}
        onChange={(preview) => form.set({ preview })}
      />
      <TextField
        label="From"
        hint="The name beside the subject."
        value={words.fromName}
        error={errors.fromName}
        maxLength={maxFromName}
        onChange={(fromName) => form.set({ fromName })}
      />
      <TestMail words={words} to={offer.testTo} />
      <PlanFields form={form} offer={offer} />
      {asked && (
        <div className="border-l-4 border-coral bg-sand p-3">
          <p>{`${sentOn(asked)}. Whoever got it would get it again.`}</p>
          <CheckField label="Send it again" checked={form.again} onChange={form.setAgain} />
        </div>
      )}
      {form.problem && (
        <p role="alert" className="font-medium text-advanced">
          {form.problem}
        </p>
      )}
    </FormDialog>
  );
}

/** The fields for recipients and time. */
function PlanFields(props: { form: ReturnType<typeof useMailing>; offer: MailingOffer }) {
  const { form, offer } = props;
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
        value={form.joinedSince}
        error={form.errors.segment}
        onChange={form.setJoinedSince}
      />
      {form.audience && form.audience.tags.length > 0 && (
        <SelectField
          label="Only who has the tag"
          placeholder="Any or none"
          options={form.audience.tags}
          value={form.tag}
          onChange={form.setTag}
        />
      )}
      {form.audience && form.audience.regions.length > 0 && (
        <SelectField
          label="Only who dives in"
          placeholder="Any region or none"
          options={form.audience.regions.map(({ slug }) => slug)}
          words={Object.fromEntries(form.audience.regions.map(({ slug, name }) => [slug, name]))}
          value={form.region}
          onChange={form.setRegion}
        />
      )}
      {form.audience?.remembersClicks && (
        <TextField
          label="Only who followed a link since"
          type="date"
          value={form.clickedSince}
          onChange={form.setClickedSince}
        />
      )}
      {form.audience && form.audience.sendings.length > 0 && (
        <SelectField
          label="Only who followed a link of"
          placeholder="Any mail or none"
          options={form.audience.sendings.map(({ id }) => String(id))}
          words={Object.fromEntries(
            form.audience.sendings.map(({ id, subject, begunAt }) => [
              id,
              `${subject}, ${siteDate(begunAt)}`,
            ]),
          )}
          value={form.clickedIn}
          onChange={form.setClickedIn}
        />
      )}
      {form.audience && !form.audience.remembersClicks && (
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
