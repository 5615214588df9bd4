import { ArrowLeft, Mail } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { MessageStatus, StoredMessage } from '../../../../contract/contact.ts';
import { siteTime } from '../../../../domain/dates/dates.ts';
import { replyAddress } from '../../../../domain/text/addresses.ts';
import { site } from '../../../app/site.ts';
import { buttonStyles } from '../../../ui/button.tsx';
import { Button } from '../../ui/button.tsx';

const statusLabels: Record<MessageStatus, string> = {
  new: 'Not read yet',
  read: 'Read',
  answered: 'Answered',
  spam: 'Marked as spam',
};

export const BackToList = ({ onBack }: { onBack: () => void }) => (
  <Button Icon={ArrowLeft} onClick={onBack} className="lg:hidden">
    Back to the list
  </Button>
);

export function MessageView(props: {
  message: StoredMessage;
  onMark: (status: MessageStatus) => void;
  onDelete: () => void;
  onBack: () => void;
}) {
  const { message, onMark } = props;
  const { status } = message;
  const heading = useRef<HTMLHeadingElement>(null);
  // The message replaces the focused list on a small screen.
  useEffect(() => heading.current?.focus(), []);

  return (
    <article className="min-w-0 bg-sand p-5 sm:p-7">
      <div className="mb-5 lg:hidden">
        <BackToList onBack={props.onBack} />
      </div>
      <h3
        ref={heading}
        tabIndex={-1}
        className="scroll-mt-40 text-step-2 outline-none wrap-anywhere"
      >
        {message.subject}
      </h3>
      <p className="mt-2 wrap-anywhere">
        <strong>{message.name}</strong> <span className="text-muted">{`<${message.email}>`}</span>
      </p>
      <p className="text-sm text-muted">
        {`${siteTime(message.createdAt, site.timeZone)} · ${statusLabels[status]}`}
      </p>
      <p className="mt-5 max-w-[68ch] border-t border-line pt-5 whitespace-pre-wrap wrap-anywhere">
        {message.message}
      </p>
      <div className="mt-7 flex flex-wrap gap-3">
        <a href={replyAddress(message.email, message.subject)} className={buttonStyles.action}>
          <Mail aria-hidden className="size-4" />
          Reply
        </a>
        {status === 'answered' ? (
          <Button onClick={() => onMark('read')}>Mark as not answered</Button>
        ) : (
          <Button onClick={() => onMark('answered')}>Mark as answered</Button>
        )}
        {status === 'read' && <Button onClick={() => onMark('new')}>Mark as unread</Button>}
        <Button onClick={() => onMark(status === 'spam' ? 'read' : 'spam')}>
          {status === 'spam' ? 'Not spam' : 'Mark as spam'}
        </Button>
        <Button onClick={props.onDelete} className="border-advanced text-advanced">
          Delete
        </Button>
      </div>
    </article>
  );
}
