import { api, read } from '../../app/api.ts';
import { ActionRow } from '../../ui/action-row.tsx';
import { Button } from '../../ui/button.tsx';
import { siteDate } from '../../ui/site-date.ts';
import { ChangeError, useAccess, useChange } from './use-change.tsx';

/** The owner's sessions, with buttons that end every session but the current one. */
export function SessionsSection() {
  const { run, pending, error } = useChange();
  const sessions = useAccess('sessions', () => read(api.admin.sessions.$get()));
  const end = (id: string) => run(() => read(api.admin.sessions[':id'].$delete({ param: { id } })));
  return (
    <section aria-labelledby="sessions" className="mt-10 border-t-2 border-ink pt-4">
      <h2 id="sessions" className="text-step-1">
        Signed in now
      </h2>
      {sessions.isError && (
        <p role="alert">The sessions could not be loaded. Please reload the page.</p>
      )}
      <ul className="mt-3 border-t border-line">
        {sessions.data?.map((session) => (
          <ActionRow
            key={session.id}
            name={`${session.device}${session.isCurrent ? ' (this one)' : ''}`}
            facts={[
              `Network ${session.network || 'unknown'} · since ${siteDate(session.since, 'dateTime')} · last used ${siteDate(session.usedAt, 'dateTime')}${session.kept ? ` · kept until ${siteDate(session.endsAt)}` : ''}`,
            ]}
          >
            {!session.isCurrent && (
              <Button
                look="compact"
                disabled={pending}
                aria-label={`End the session of ${session.device}`}
                onClick={() => end(session.id)}
              >
                End
              </Button>
            )}
          </ActionRow>
        ))}
      </ul>
      {(sessions.data?.length ?? 0) > 1 && (
        <Button
          disabled={pending}
          onClick={() => run(() => read(api.admin.sessions.$delete()))}
          className="mt-4"
        >
          End All Others
        </Button>
      )}
      <ChangeError error={error} />
    </section>
  );
}
