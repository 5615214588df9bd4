import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { MessageStatus, StoredMessage } from '../../../contract/contact.ts';
import { localDate } from '../../../domain/dates.ts';
import { api, read } from '../../api.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';
import { byId } from '../calls.ts';
import { useGuard } from '../session.tsx';
import { Choices } from '../ui/choices.tsx';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { ListSkeleton } from '../ui/list-skeleton.tsx';
import { RefreshButton } from '../ui/refresh-button.tsx';
import { useFreshOnOpen } from '../ui/use-fresh-on-open.ts';
import { MessageView } from './message-view.tsx';

const listKey = ['admin', 'list', 'messages'];
type Show = 'inbox' | 'new' | 'answered' | 'spam';

const nothing: Record<Show, string> = {
  inbox: 'Nobody has written yet. What visitors send with the contact form arrives here.',
  new: 'You have read everything.',
  answered: 'Nothing is marked as answered.',
  spam: 'No spam. Long may it last.',
};

/** What visitors wrote with the contact form. */
export function MessagesPanel({ open }: { open: boolean }) {
  const guard = useGuard();
  const { toast } = useToast();
  const queryClient = useQueryClient();
  const [show, setShow] = useState<Show>('inbox');
  const [reading, setReading] = useState<StoredMessage>();
  const [deleting, setDeleting] = useState<StoredMessage>();
  useFreshOnOpen(open, listKey);
  const list = useInfiniteQuery({
    queryKey: [...listKey, show],
    initialPageParam: undefined as number | undefined,
    queryFn: ({ pageParam }) =>
      guard(() =>
        read(
          api.contact.messages.$get({
            query: { show, ...(pageParam && { before: String(pageParam) }) },
          }),
        ),
      ),
    getNextPageParam: (page) => (page.more ? page.messages.at(-1)?.id : undefined),
  });
  const messages = list.data?.pages.flatMap((page) => page.messages) ?? [];
  const counts = list.data?.pages.at(-1)?.counts;
  const choices = [
    { name: 'inbox', label: 'Inbox' },
    { name: 'new', label: `New${counts ? ` (${counts.new})` : ''}` },
    { name: 'answered', label: `Answered${counts ? ` (${counts.answered})` : ''}` },
    { name: 'spam', label: `Spam${counts ? ` (${counts.spam})` : ''}` },
  ] as const;

  const refresh = () => queryClient.invalidateQueries({ queryKey: listKey });

  async function mark(message: StoredMessage, status: MessageStatus) {
    try {
      const marked = await guard(() =>
        read(api.contact.messages[':id'].$patch({ ...byId(message.id), json: { status } })),
      );
      setReading((now) => (now?.id === marked.id ? marked : now));
      await refresh();
    } catch {
      toast({
        title: 'Update Failed',
        description: 'Failed to mark the message. Please try again.',
        destructive: true,
      });
    }
  }

  function openMessage(message: StoredMessage) {
    setReading(message);
    if (message.status === 'new') void mark(message, 'read');
  }

  async function remove({ id }: StoredMessage) {
    try {
      await guard(() => read(api.contact.messages[':id'].$delete(byId(id))));
      toast({ title: 'Message Deleted' });
      setReading(undefined);
      await refresh();
    } catch {
      toast({
        title: 'Deletion Failed',
        description: 'Failed to delete the message. Please try again.',
        destructive: true,
      });
    }
  }

  return (
    <section aria-labelledby="messages">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="messages" className="text-step-2">
          Messages
        </h2>
        <RefreshButton onClick={refresh} />
      </div>
      <div className={`mt-4 ${reading ? 'max-lg:hidden' : ''}`}>
        <Choices label="Show" choices={choices} value={show} onChange={setShow} />
      </div>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <div className={reading ? 'max-lg:hidden' : undefined}>
          {list.data ? (
            <MessageList
              messages={messages}
              empty={nothing[show]}
              openId={reading?.id}
              onOpen={openMessage}
            />
          ) : (
            <ListSkeleton failed={list.isError} onRetry={() => list.refetch()} />
          )}
          {list.hasNextPage && (
            <button
              type="button"
              disabled={list.isFetchingNextPage}
              onClick={() => list.fetchNextPage()}
              className={`${buttonStyles.quiet} mt-3 w-full`}
            >
              Show older messages
            </button>
          )}
        </div>
        {reading ? (
          <MessageView
            key={reading.id}
            message={reading}
            onMark={(status) => mark(reading, status)}
            onDelete={() => setDeleting(reading)}
            onBack={() => setReading(undefined)}
          />
        ) : (
          messages.length > 0 && (
            <p className="bg-sand p-6 text-muted max-lg:hidden">Choose a message to read it.</p>
          )
        )}
      </div>
      <ConfirmDialog
        open={deleting !== undefined}
        title="Delete this message?"
        text={`“${deleting?.subject ?? ''}” by ${deleting?.name ?? ''} will be deleted. This cannot be undone.`}
        action="Delete"
        onConfirm={() => deleting && remove(deleting)}
        onClose={() => setDeleting(undefined)}
      />
    </section>
  );
}

function MessageList(props: {
  messages: StoredMessage[];
  empty: string;
  openId: number | undefined;
  onOpen: (message: StoredMessage) => void;
}) {
  if (props.messages.length === 0) return <p className="bg-sand p-4">{props.empty}</p>;
  return (
    <ul className="border-y-2 border-ink lg:max-h-[calc(100dvh-20rem)] lg:overflow-y-auto">
      {props.messages.map((message) => (
        <li key={message.id} className="border-b border-line last:border-0">
          <button
            type="button"
            aria-current={message.id === props.openId}
            onClick={() => props.onOpen(message)}
            className="grid w-full grid-cols-[minmax(0,1fr)] border-l-4 border-transparent py-3 pr-2 pl-3 text-left hover:bg-sand aria-[current=true]:border-coral aria-[current=true]:bg-sand"
          >
            <span className="flex items-baseline justify-between gap-3 text-sm">
              <span className="truncate">{message.name}</span>
              <span className="shrink-0 text-muted">{localDate(message.createdAt)}</span>
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
          </button>
        </li>
      ))}
    </ul>
  );
}
