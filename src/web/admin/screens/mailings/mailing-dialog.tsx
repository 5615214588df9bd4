import { useState } from 'react';
import {
  type MailedResource,
  type MailingOffer,
  maxPreview,
  maxSubject,
} from '../../../../contract/mailings.ts';
import { api, read } from '../../../app/api.ts';
import { errorReason } from '../../../app/api-error.ts';
import { buttonStyles } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { serverFieldErrors } from '../../app/calls.ts';
import { useGuard } from '../../app/session.tsx';
import { CheckField, TextArea, TextField } from '../../ui/fields.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { durationText, sentOn, subscribers } from './mailing-text.ts';

interface MailingTexts {
  resource: MailedResource;
  record: number;
  subject: string;
  preview: string;
}

export default function MailingDialog(props: {
  resource: MailedResource;
  record: number;
  offer: MailingOffer;
  dirty: boolean;
  onChanged: () => Promise<unknown>;
  onClose: () => void;
}) {
  const { resource, record, offer, onChanged, onClose } = props;
  const guard = useGuard();
  const { toast } = useToast();
  const [subject, setSubject] = useState(offer.subject.slice(0, maxSubject));
  const [preview, setPreview] = useState(offer.preview.slice(0, maxPreview));
  const [again, setAgain] = useState(false);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const words: MailingTexts = { resource, record, subject, preview };
  const [last] = offer.mailings;
  const count = subscribers(offer.activeSubscribers);

  async function send() {
    setPending(true);
    setProblem(undefined);
    setErrors({});
    try {
      const json = { ...words, earlier: (again && last?.round) || 0 };
      const { recipients } = await guard(() => read(api.admin.mailings.$post({ json })));
      toast({ title: 'Sending Begun', description: `It goes to ${subscribers(recipients)}.` });
      onClose();
    } catch (error) {
      setErrors(serverFieldErrors(error));
      setProblem(errorReason(error));
    } finally {
      setPending(false);
      await onChanged();
    }
  }

  return (
    <FormDialog
      title="Send to subscribers"
      text={`As it is public now, to ${count}, ${durationText(offer.activeSubscribers, offer.perMinute)} (${offer.perMinute} mails a minute). You can close the page meanwhile.`}
      submit={pending ? 'Sending...' : `${last ? 'Send again to' : 'Send to'} ${count}`}
      disabled={pending || (last !== undefined && !again)}
      onSubmit={send}
      onClose={onClose}
    >
      {props.dirty && (
        <p role="note" className="border-l-4 border-coral bg-sand p-3">
          The form has changes that are not saved. The mail goes out without them.
        </p>
      )}
      <TextField
        label="Subject"
        value={subject}
        error={errors.subject}
        maxLength={maxSubject}
        onChange={setSubject}
      />
      <TextArea
        label="Preview line"
        hint="What inboxes show beside the subject."
        rows={2}
        value={preview}
        error={errors.preview}
        maxLength={maxPreview}
        onChange={setPreview}
      />
      <TestMail words={words} to={offer.testTo} />
      {last && (
        <div className="border-l-4 border-coral bg-sand p-3">
          <p>{`${sentOn(last)}. Whoever got it would get it again.`}</p>
          <CheckField label="Send it again to everybody" checked={again} onChange={setAgain} />
        </div>
      )}
      {problem && (
        <p role="alert" className="font-medium text-advanced">
          {problem}
        </p>
      )}
    </FormDialog>
  );
}

function TestMail({ words, to }: { words: MailingTexts; to: string }) {
  const guard = useGuard();
  const [address, setAddress] = useState(to);
  const [pending, setPending] = useState(false);
  const [said, setSaid] = useState('');
  const [error, setError] = useState<string>();

  async function send() {
    setPending(true);
    setError(undefined);
    setSaid('');
    try {
      const json = { ...words, to: address };
      const { emailSent } = await guard(() => read(api.admin.mailings.test.$post({ json })));
      setSaid(
        emailSent
          ? `The mail server took the test to ${address}.`
          : `The mail server did not take the test to ${address} yet. The Outbox says why, and tries again.`,
      );
    } catch (failure) {
      setError(errorReason(failure));
    } finally {
      setPending(false);
    }
  }

  return (
    <div className="grid gap-2 border-y-2 border-line py-4">
      <TextField
        label="Send a test to"
        type="email"
        value={address}
        error={error}
        maxLength={254}
        onChange={setAddress}
      />
      <button type="button" disabled={pending} onClick={send} className={buttonStyles.quiet}>
        {pending ? 'Sending the test...' : 'Send the test'}
      </button>
      <p role="status" className="text-sm font-medium empty:hidden">
        {said}
      </p>
    </div>
  );
}
