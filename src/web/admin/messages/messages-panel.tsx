import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { MessageStatus, StoredMessage } from '../../../contract/contact.ts';
import { api, read } from '../../api.ts';
import { useToast } from '../../ui/toast.tsx';
import { byId } from '../calls.ts';
import { useGuard } from '../session.tsx';
import { Choices } from '../ui/choices.tsx';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { ShowOlder } from '../ui/list-controls.tsx';
import { ListSkeleton } from '../ui/list-skeleton.tsx';
import { RefreshButton } from '../ui/refresh-button.tsx';
import { useRefetchOnOpen } from '../ui/use-refetch-on-open.ts';
import { MessageList } from './message-list.tsx';
import { MessageView } from './message-view.tsx';

const listKey = ['admin', 'list', 'messages'];
type Show = 'inbox' | 'new' | 'answered' | 'spam';

const emptyTexts: Record<Show, string> = {
  inbox: 'Nobody has written yet. What visitors send with the contact form arrives here.',
  new: 'You have read everything.',
  answered: 'Nothing is marked as answered.',
  spam: 'No spam. Long may it last.',
};

function useMessages(show: Show) {
  const guard = useGuard();
  const { toast } = useToast();
  const queryClient = useQueryClient();
  const [opened, setOpened] = useState<StoredMessage>();
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
  const refresh = () => queryClient.invalidateQueries({ queryKey: listKey });
  const fail = (title: string, description: string) =>
    toast({ title, description, destructive: true });

  async function mark(message: StoredMessage, status: MessageStatus) {
    try {
      const marked = await guard(() =>
        read(api.contact.messages[':id'].$patch({ ...byId(message.id), json: { status } })),
      );
      setOpened((open) => (open?.id === marked.id ? marked : open));
      await refresh();
    } catch {
      fail('Update Failed', 'Failed to mark the message. Please try again.');
    }
  }

  async function remove({ id }: StoredMessage) {
    try {
      await guard(() => read(api.contact.messages[':id'].$delete(byId(id))));
      toast({ title: 'Message Deleted' });
      setOpened(undefined);
      await refresh();
    } catch {
      fail('Deletion Failed', 'Failed to delete the message. Please try again.');
    }
  }

  function open(message: StoredMessage) {
    setOpened(message);
    if (message.status === 'new') void mark(message, 'read');
  }

  return { list, opened, open, close: () => setOpened(undefined), mark, remove, refresh };
}

export function MessagesPanel({ open }: { open: boolean }) {
  const [show, setShow] = useState<Show>('inbox');
  const [deleting, setDeleting] = useState<StoredMessage>();
  useRefetchOnOpen(open, listKey);
  const { list, opened, ...actions } = useMessages(show);
  const messages = list.data?.pages.flatMap((page) => page.messages) ?? [];
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
      <div className={`mt-4 ${opened ? 'max-lg:hidden' : ''}`}>
        <Choices label="Show" choices={choices} value={show} onChange={setShow} />
      </div>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <div className={opened ? 'max-lg:hidden' : undefined}>
          {list.data ? (
            <MessageList
              messages={messages}
              emptyText={emptyTexts[show]}
              openId={opened?.id}
              onOpen={actions.open}
            />
          ) : (
            <ListSkeleton failed={list.isError} onRetry={() => list.refetch()} />
          )}
          <ShowOlder list={list} words="Show older messages" />
        </div>
        {opened ? (
          <MessageView
            key={opened.id}
            message={opened}
            onMark={(status) => actions.mark(opened, status)}
            onDelete={() => setDeleting(opened)}
            onBack={actions.close}
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
        onConfirm={() => deleting && actions.remove(deleting)}
        onClose={() => setDeleting(undefined)}
      />
    </section>
  );
}
