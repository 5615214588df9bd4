import { maxFromName, maxPreview, maxSubject } from '../../../../contract/mailings.ts';
import { CheckField, TextArea, TextField } from '../../ui/fields.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { MailFindings, useMailingCheck } from './findings.tsx';
import { durationText, sentOn, subscribers } from './mailing-text.ts';
import { PlanFields } from './plan-fields.tsx';
import { TestMail } from './test-mail.tsx';
import { type MailingProps, useMailing } from './use-mailing.ts';

export default function MailingDialog(props: MailingProps) {
  const { offer } = props;
  const form = useMailing(props);
  const { resource, record } = props;
  const mail = { resource, record: String(record), preview: offer.preview };
  const check = useMailingCheck(mail, props.updatedAt);
  const { when, words, errors, asked, recipients = 0 } = form;
  const uncounted = `subscribers that ${form.isUncountable ? 'could not be' : 'are being'} counted`;
  const count = form.recipients === undefined ? uncounted : subscribers(recipients);
  const verb = when === 'now' ? (asked ? 'Send again to' : 'Send to') : 'Schedule for';
  const pace = `${durationText(recipients, offer.perMinute)} (${offer.perMinute} mails a minute)`;

  return (
    <FormDialog
      title="Send to subscribers"
      text={`To ${count}${recipients > 0 ? `, ${pace}` : ''}. You can close the page meanwhile.`}
      submit={form.pending ? 'Sending...' : `${verb} ${count}`}
      disabled={form.pending || recipients === 0 || (asked !== undefined && !form.again)}
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
      <MailFindings check={check} dirty={false} />
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
