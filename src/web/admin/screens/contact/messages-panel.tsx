import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { MessageStatus, StoredMessage } from '../../../../contract/contact.ts';
import { useToast } from '../../../ui/toast.tsx';
import { useRecordAddress, useShownRecord } from '../../app/address.ts';
import { api, isMissing, read } from '../../app/api.ts';
import { byId } from '../../app/calls.ts';
import { useAttempt } from '../../app/toast-hooks.ts';
import { Choices } from '../../ui/choices.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { RefreshButton, ShowOlder, useRefetchOnOpen } from '../../ui/list-controls.tsx';
import { ListSkeleton, NoSuchRecord } from '../../ui/list-skeleton.tsx';
import { MessageList } from './message-list.tsx';
import { BackToList, MessageView } from './message-view.tsx';

const tab = 'messages';
const listKey = ['admin', 'list', tab];
const messageKey = ['admin', 'message'];
type Show = 'inbox' | 'new' | 'answered' | 'spam';

const emptyTexts: Record<Show, string> = {
  inbox: 'Nobody has written yet. What visitors send with the contact form arrives here.',
  new: 'You have read everything.',
  answered: 'Nothing is marked as answered.',
  spam: 'No spam. Long may it last.',
};

/** Loads the message of the address, and marks it as read if its status is `new`. */
function useOpenedMessage(
  listed: readonly StoredMessage[],
  onNew: (message: StoredMessage) => void,
) {
  const record = useShownRecord(tab);
  const message = useQuery({
    queryKey: [...messageKey, record],
    queryFn: () => read(api.contact.messages[':id'].$get(byId(Number(record)))),
    enabled: record !== undefined,
    // Another window may mark the message too.
    staleTime: 0,
    gcTime: 0,
    placeholderData: listed.find(({ id }) => String(id) === record),
  });
  const markRead = useEffectEvent(() => {
    if (message.data?.status === 'new') onNew(message.data);
  });
  const id = message.data?.id;
  useEffect(() => {
    if (id !== undefined) markRead();
  }, [id]);
  return { isOpen: record !== undefined, ...message };
}

function useMessages(show: Show) {
  const { toast } = useToast();
  const { attempt } = useAttempt();
  const queryClient = useQueryClient();
  const address = useRecordAddress(tab);
  const list = useInfiniteQuery({
    queryKey: [...listKey, show],
    initialPageParam: undefined as number | undefined,
    queryFn: ({ pageParam }) =>
      read(
        api.contact.messages.$get({
          query: { show, ...(pageParam && { before: String(pageParam) }) },
        }),
      ),
    getNextPageParam: (page) => (page.more ? page.messages.at(-1)?.id : undefined),
  });
  const refresh = () => queryClient.invalidateQueries({ queryKey: listKey });

  async function mark(message: StoredMessage, status: MessageStatus) {
    const failure = {
      title: 'Update Failed',
      description: 'Failed to mark the message. Please try again.',
    };
    await attempt(failure, async () => {
      const marked = await read(
        api.contact.messages[':id'].$patch({ ...byId(message.id), json: { status } }),
      );
      // A pending refetch may return the older state.
      await queryClient.cancelQueries({ queryKey: messageKey });
      queryClient.setQueryData([...messageKey, String(marked.id)], marked);
      await refresh();
    });
  }

  async function remove({ id }: StoredMessage) {
    const failure = {
      title: 'Deletion Failed',
      description: 'Failed to delete the message. Please try again.',
    };
    await attempt(failure, async () => {
      await read(api.contact.messages[':id'].$delete(byId(id)));
      toast({ title: 'Message Deleted' });
      address.replace(undefined);
      await refresh();
    });
  }

  const messages = list.data?.pages.flatMap((page) => page.messages) ?? [];
  const opened = useOpenedMessage(messages, (message) => void mark(message, 'read'));
  return { list, messages, opened, close: () => address.open(undefined), mark, remove, refresh };
}

function Opened(props: {
  message: ReturnType<typeof useOpenedMessage>;
  hasOthers: boolean;
  onMark: (message: StoredMessage, status: MessageStatus) => void;
  onDelete: (message: StoredMessage) => void;
  onBack: () => void;
}) {
  const { data, isOpen, error, refetch } = props.message;
  if (!isOpen) {
    return (
      props.hasOthers && (
        <p className="bg-sand p-6 text-muted max-lg:hidden">Choose a message to read it.</p>
      )
    );
  }
  if (data) {
    return (
      <MessageView
        key={data.id}
        message={data}
        onMark={(status) => props.onMark(data, status)}
        onDelete={() => props.onDelete(data)}
        onBack={props.onBack}
      />
    );
  }
  return (
    <div className="grid justify-items-start gap-4">
      {isMissing(error) ? (
        <NoSuchRecord>There is no such message. It may have been deleted.</NoSuchRecord>
      ) : (
        <ListSkeleton failed={error !== null} onRetry={() => refetch()} />
      )}
      <BackToList onBack={props.onBack} />
    </div>
  );
}

export function MessagesPanel({ open }: { open: boolean }) {
  const [show, setShow] = useState<Show>('inbox');
  const [deleting, setDeleting] = useState<StoredMessage>();
  useRefetchOnOpen(open, listKey);
  const { list, messages, opened, ...actions } = useMessages(show);
  const counts = list.data?.pages.at(-1)?.counts;
  const choices = [
    { name: 'inbox', label: 'Inbox' },
    { name: 'new', label: `New${counts ? ` (${counts.new})` : ''}` },
    { name: 'answered', label: `Answered${counts ? ` (${counts.answered})` : ''}` },
    { name: 'spam', label: `Spam${counts ? ` (${counts.spam})` : ''}` },
  ] as const;

  return (
    <section aria-labelledby="messages">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="messages" className="text-step-2">
          Messages
        </h2>
        <RefreshButton onClick={actions.refresh} />
      </div>
      <div className={`mt-4 ${opened.isOpen ? 'max-lg:hidden' : ''}`}>
        <Choices label="Show" choices={choices} value={show} onChange={setShow} />
      </div>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[min(22rem,38%)_minmax(0,1fr)]">
        <div className={opened.isOpen ? 'max-lg:hidden' : undefined}>
          {list.data ? (
            <MessageList
              messages={messages}
              emptyText={emptyTexts[show]}
              openId={opened.data?.id}
            />
          ) : (
            <ListSkeleton failed={list.isError} onRetry={() => list.refetch()} />
          )}
          <ShowOlder list={list} words="Show older messages" />
        </div>
        <Opened
          message={opened}
          hasOthers={messages.length > 0}
          onMark={actions.mark}
          onDelete={setDeleting}
          onBack={actions.close}
        />
      </div>
      <ConfirmDialog
        open={deleting !== undefined}
        title="Delete this message?"
        text={`“${deleting?.subject ?? ''}” by ${deleting?.name ?? ''} will be deleted. This cannot be undone.`}
        action="Delete"
        onConfirm={() => deleting && actions.remove(deleting)}
        onClose={() => setDeleting(undefined)}
      />
    </section>
  );
}
