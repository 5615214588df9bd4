import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type MailedResource,
  type MailingOffer,
  maxFromName,
  maxPreview,
  maxSubject,
  type Segment,
} from '../../../../contract/mailings.ts';
import { useToast } from '../../../ui/toast.tsx';
import { api, read } from '../../app/api.ts';
import { useCall } from '../../app/use-call.ts';
import { planText, subscribers } from './mailing-text.ts';

export interface MailingProps {
  resource: MailedResource;
  record: number;
  updatedAt: string;
  offer: MailingOffer;
  dirty: boolean;
  onChanged: () => Promise<unknown>;
  onClose: () => void;
}

export type When = 'now' | 'time' | 'post';

/** The fields of a mailing, and the call that starts or plans the mailing. */
export function useMailing({ resource, record, offer, onChanged, onClose }: MailingProps) {
  const { toast } = useToast();
  const [texts, setTexts] = useState({
    subject: offer.subject.slice(0, maxSubject),
    preview: offer.preview.slice(0, maxPreview),
    fromName: offer.fromName.slice(0, maxFromName),
  });
  const [when, setWhen] = useState<When>(offer.publishAt ? 'post' : 'now');
  const [sendAt, setSendAt] = useState('');
  const [segment, setSegment] = useState<Segment>({});
  const [again, setAgain] = useState(false);
  const { run, pending, reason, setReason, fields, setFields } = useCall();
  const [last] = offer.mailings;
  // A mailing that never began reached nobody.
  const asked = offer.mailings.find(({ begunAt }) => begunAt !== null);
  const audience = useAudience({}).data;
  const chosen = useAudience(segment);
  const counted = chosen.isPlaceholderData ? undefined : chosen.data?.subscribers;
  const isEverybody = Object.keys(segment).length === 0;
  const recipients = counted ?? (isEverybody ? offer.activeSubscribers : undefined);
  const words = { resource, record, ...texts };

  async function send() {
    setReason('');
    if (when === 'time' && !sendAt) return setFields({ sendAt: 'Choose a day and a time.' });
    const earlier = !asked || again ? (last?.round ?? 0) : 0;
    const plan = { sendAt: when === 'time' ? sendAt : null, withPost: when === 'post' };
    const json = { ...words, ...plan, segment, earlier };
    const started = await run(() => read(api.admin.mailings.$post({ json })));
    if (started) {
      const whom = subscribers(started.recipients);
      toast(
        started.state === 'scheduled'
          ? { title: 'Sending Scheduled', description: `${planText(started)}.` }
          : { title: 'Sending Begun', description: `It goes to ${whom}.` },
      );
      onClose();
    }
    await onChanged();
  }

  return {
    ...{ words, when, setWhen, sendAt, setSendAt, again, setAgain },
    ...{ pending, problem: reason, errors: fields, send, audience, asked },
    /** Number of recipients; undefined until the server has counted them. */
    recipients,
    isUncountable: chosen.isError,
    /** Props of the control for a part of the segment; an empty value removes the part. */
    part: (name: keyof Segment) => ({
      value: segment[name] ?? '',
      onChange: (value: string) =>
        setSegment(({ [name]: _, ...others }) => (value ? { ...others, [name]: value } : others)),
    }),
    set: (changes: Partial<typeof texts>) => setTexts((before) => ({ ...before, ...changes })),
  };
}

/** The number of subscribers of a segment, and the tags, regions and mailings to choose from. */
export function useAudience(query: Segment) {
  return useQuery({
    queryKey: ['admin', 'mailings', 'audience', query],
    queryFn: () => read(api.admin.mailings.audience.$get({ query })),
    placeholderData: keepPreviousData,
  });
}
