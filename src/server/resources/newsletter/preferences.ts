import type { Context } from 'hono';
import { longDate } from '../../../domain/dates/dates.ts';
import { stateNames } from '../../../domain/dive-sites/terms.ts';
import { escapeHtml } from '../../../domain/text/escape-html.ts';
import type { Row } from '../../platform/database/tables.ts';
import { limitBodies } from '../../platform/http/body-limit.ts';
import { type AppEnv, createRouter, now, type Services } from '../../platform/http/context.ts';
import { action } from '../../platform/mail/email-template.ts';
import { mailPage } from '../../platform/mail/mail-page.ts';
import { regionTexts } from '../../platform/seed/region-texts.ts';
import type { Settings } from '../../platform/settings/store.ts';
import { site } from '../../platform/site-content/site-content.ts';
import { findByToken, isPaused } from './states.ts';
import { unknownLink } from './unsubscribe.ts';

const pauseMonths = [1, 3, 6] as const;

type Subscriber = Row<'newsletters'>;

const parseList = (json: string) => JSON.parse(json) as string[];

const option = (
  type: 'checkbox' | 'radio',
  name: string,
  value: string,
  label: string,
  on: boolean,
) =>
  `<label style="display: flex; padding: 8px 0"><input type="${type}" name="${name}" value="${escapeHtml(value)}"${on ? ' checked' : ''} style="flex: none; width: 1.25rem; height: 1.25rem; margin: .2rem .5rem 0 0">${escapeHtml(label)}</label>`;

const group = (title: string, hint: string, body: string) =>
  `<fieldset style="margin: 24px 0; padding: 0; border: 0"><legend style="padding: 0; font-size: 1.25rem; font-weight: 700">${title}</legend>
${hint && `<p style="margin: 4px 0">${hint}</p>\n`}${body}</fieldset>`;

/** Renders the regions by state and opens each state with a chosen region. */
function regionChoices(chosen: readonly string[]) {
  const states = Map.groupBy(regionTexts(), ({ state }) => stateNames[state] ?? 'Islands');
  return [...states]
    .map(([state, regions]) => {
      const isOpen = regions.some(({ slug }) => chosen.includes(slug));
      const choices = regions.map(({ slug, name }) =>
        option('checkbox', 'region', slug, name, chosen.includes(slug)),
      );
      return `<details${isOpen ? ' open' : ''}><summary style="padding: 8px 0; cursor: pointer">${escapeHtml(state)}</summary>
<div style="padding-left: 16px">${choices.join('\n')}</div></details>`;
    })
    .join('\n');
}

function pauseChoices(subscriber: Subscriber, time: string) {
  const { pausedUntil } = subscriber;
  const current = isPaused(subscriber, time) && pausedUntil;
  return [
    option('radio', 'pause', '', current ? 'Go on now' : 'No', !current),
    ...(current
      ? [option('radio', 'pause', 'keep', `Until ${longDate(current, site.timeZone)}`, true)]
      : []),
    ...pauseMonths.map((months) => {
      const label = months === 1 ? 'For a month' : `For ${months} months`;
      return option('radio', 'pause', String(months), label, false);
    }),
  ].join('\n');
}

function form(subscriber: Subscriber, topics: readonly string[], time: string, leave: string) {
  const tags = parseList(subscriber.tags);
  return `<form method="post">
${
  topics.length > 0
    ? group(
        'Topics',
        'Mails to everybody come in any case. Some are about one topic alone.',
        topics
          .map((topic) => option('checkbox', 'topic', topic, topic, tags.includes(topic)))
          .join('\n'),
      )
    : ''
}
${group('Where you dive', 'Some mails are about one coast alone.', regionChoices(parseList(subscriber.regions)))}
${group('Pause', '', pauseChoices(subscriber, time))}
<button ${action}>Save</button>
</form>
<p style="margin-top: 32px"><a href="${escapeHtml(leave)}">Leave the newsletter</a></p>`;
}

function pausedUntil(subscriber: Subscriber, asked: string | undefined, time: Date) {
  if (asked === 'keep') return subscriber.pausedUntil;
  const months = pauseMonths.find((each) => String(each) === asked);
  if (!months) return null;
  const until = new Date(time);
  until.setUTCMonth(until.getUTCMonth() + months);
  // The date overflows if the target month is shorter; day 0 is the last day of that month.
  if (until.getUTCDate() !== time.getUTCDate()) until.setUTCDate(0);
  return until.toISOString();
}

const texts = (value: unknown) => [value].flat().filter((one) => typeof one === 'string');

/** Pages that mails link to. A subscriber chooses topics and regions there, pauses or leaves. */
export function preferenceRoutes(services: Services, settings: Settings) {
  const { database, clock } = services;
  const listTopics = async () => (await settings.values()).newsletter.topics.map(({ tag }) => tag);

  async function show(context: Context<AppEnv>, subscriber: Subscriber, note = '') {
    if (!subscriber.subscribed) {
      const gone = '<p>No more mails come to this address.</p>';
      return mailPage(context, 200, 'You are unsubscribed', gone);
    }
    const mailing = context.req.query('mailing') ?? '';
    const query = /^\d{1,9}$/.test(mailing) ? `?mailing=${mailing}` : '';
    const leave = `/unsubscribe/${subscriber.token}${query}`;
    const body = form(subscriber, await listTopics(), now(services), leave);
    return mailPage(context, 200, 'What you get', note + body);
  }

  return createRouter()
    .get('/newsletter/preferences/:token', async (context) => {
      const subscriber = await findByToken(database, context.req.param('token'));
      return subscriber ? show(context, subscriber) : unknownLink(context);
    })
    .post('/newsletter/preferences/:token', limitBodies(), async (context) => {
      const subscriber = await findByToken(database, context.req.param('token'));
      if (!subscriber) return unknownLink(context);
      const asked = await context.req.parseBody({ all: true });
      const topics = await listTopics();
      const chosen = texts(asked.topic);
      const regions = texts(asked.region);
      const changed = await database
        .updateTable('newsletters')
        .set({
          tags: JSON.stringify([
            ...parseList(subscriber.tags).filter((tag) => !topics.includes(tag)),
            ...topics.filter((topic) => chosen.includes(topic)),
          ]),
          regions: JSON.stringify(
            regionTexts().flatMap(({ slug }) => (regions.includes(slug) ? [slug] : [])),
          ),
          pausedUntil: pausedUntil(subscriber, texts(asked.pause)[0], clock()),
        })
        .where('id', '=', subscriber.id)
        .returningAll()
        .executeTakeFirst();
      if (!changed) return unknownLink(context);
      return show(context, changed, '<p role="status"><strong>Saved.</strong></p>\n');
    });
}
