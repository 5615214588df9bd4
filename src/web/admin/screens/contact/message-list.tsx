import { Link } from '@tanstack/react-router';
import type { StoredMessage } from '../../../../contract/contact.ts';
import { paths } from '../../../../contract/paths.ts';
import { siteDate } from '../../ui/site-date.ts';

export function MessageList(props: {
  messages: StoredMessage[];
  emptyText: string;
  openId: number | undefined;
}) {
  if (props.messages.length === 0) return <p className="bg-sand p-4">{props.emptyText}</p>;
  return (
    <ul className="border-y-2 border-ink lg:max-h-[calc(100dvh-20rem)] lg:overflow-y-auto">
      {props.messages.map((message) => (
        <li key={message.id} className="border-b border-line last:border-0">
          <Link
            to={paths.adminTab('messages', message.id)}
            resetScroll={false}
            aria-current={message.id === props.openId ? 'page' : undefined}
            className="grid w-full grid-cols-[minmax(0,1fr)] border-l-4 border-transparent py-3 pr-2 pl-3 hover:bg-sand aria-[current=page]:border-coral aria-[current=page]:bg-sand"
          >
            <span className="flex items-baseline justify-between gap-3 text-sm">
              <span className="truncate">{message.name}</span>
              <span className="shrink-0 text-muted">{siteDate(message.createdAt)}</span>
            </span>
            <span
              className={`line-clamp-2 leading-snug wrap-anywhere ${message.status === 'new' ? 'font-bold' : ''}`}
            >
              {message.status === 'new' && (
                <span className="mr-2 rounded-sm bg-ochre px-1.5 py-0.5 text-xs font-semibold text-on-ochre">
                  New
                </span>
              )}
              {message.subject}
            </span>
            <span className="truncate text-sm text-muted">
              {message.status === 'answered' && <strong>Answered · </strong>}
              {message.message}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
