import { Parser } from 'htmlparser2';
import type { MailingCheck, MailingWords } from '../../../contract/mailings.ts';
import { templateTextIn } from '../../../domain/publishing/templates.ts';
import { countText } from '../../../domain/text/format.ts';
import { plainText } from '../../../domain/text/text.ts';
import type { Services } from '../../platform/http/context.ts';
import { conflict } from '../../platform/http/errors.ts';
import { senderProblem } from '../../platform/mail/sender.ts';
import { parseStored } from '../../platform/publishing/reader-html.ts';
import { newToken } from '../../resources/newsletter/subscribe.ts';
import { mailingText, tooLong } from './begin.ts';
import { findPost, type MailedPost } from './posts.ts';
import { readSendingDomain } from './sending-domain.ts';

/** The size at which Gmail truncates a mail, in bytes. */
const clippedBytes = 100_000;
const maxNamed = 5;

export interface LinkChecks {
  /** Returns the problem of each path of this site that shows no page. */
  checkOwn: (paths: Iterable<string>) => Promise<ReadonlyMap<string, string>>;
  /** Finds dead links to other sites, and links whose site does not answer. */
  askOthers: (urls: readonly string[]) => Promise<{ dead: string[]; silent: string[] }>;
}

type Reader = Pick<Services, 'config' | 'database'>;

/** A post as the mail that subscribers would get now. @throws 404, 409 */
export async function previewMailing(
  services: Reader,
  { resource, record, preview }: Pick<MailingWords, 'resource' | 'record' | 'preview'>,
) {
  const post = await findPost(services, resource, record);
  const key = newToken();
  const email = await mailingText(services, post, { key, preview });
  if (!email) throw conflict(tooLong);
  return { ...email, post, key };
}

function linksIn(html: string): string[] {
  const found = new Set<string>();
  const parser = new Parser({
    onopentag(name, { href = '' }) {
      if (name === 'a' && /^https?:/i.test(href)) found.add(href);
    },
  });
  parser.end(html);
  return [...found];
}

/**
 * The links of a mail that are broken, or whose site does not answer.
 * @param ownPath the page of the post, which may not be public yet
 */
async function faultyLinks(
  { config }: Reader,
  html: string,
  ownPath: string,
  { checkOwn, askOthers }: LinkChecks,
) {
  const { origin } = new URL(config.siteUrl);
  const [malformed, links]: [string[], { href: string; url: URL }[]] = [[], []];
  for (const href of linksIn(html)) {
    const url = URL.parse(href);
    if (url) links.push({ href, url });
    else malformed.push(href);
  }
  const own = links.filter(
    ({ url }) =>
      url.origin === origin &&
      url.pathname !== ownPath &&
      !/^\/(go|unsubscribe|newsletter\/preferences)\//.test(url.pathname),
  );
  const missing = await checkOwn(own.map(({ url }) => url.pathname));
  const deadOwn = own.filter(({ url }) => missing.has(url.pathname)).map(({ href }) => href);
  const others = links.filter(({ url }) => url.origin !== origin).map(({ href }) => href);
  const { dead, silent } = await askOthers(others);
  return { dead: [...malformed, ...deadOwn, ...dead], silent };
}

const named = (links: readonly string[]) => {
  const more = links.length > maxNamed ? ` and ${links.length - maxNamed} more` : '';
  return links.slice(0, maxNamed).join(', ') + more;
};

/** The faults in a post's text, which are the same for every recipient. */
function textFindings({ content, posts = [] }: MailedPost): string[] {
  const { elements, source } = parseStored(content);
  const pictures = elements.filter(({ name, attributes }) => name === 'img' && !attributes.alt);
  const template = templateTextIn(source);
  const isEmpty = plainText(source).trim() === '' && posts.length === 0;
  return [
    ...(isEmpty ? ['It has no text.'] : []),
    ...(pictures.length > 0
      ? [`${countText(pictures.length, 'picture')} without a description of what it shows.`]
      : []),
    ...template.map((sentence) => `Words of the template are left: “${sentence}”`),
  ];
}

/** Finds faults that the owner should see before a mailing is sent. @throws 404, 409 */
export async function checkMailing(
  services: Reader,
  asked: Parameters<typeof previewMailing>[1],
  links: LinkChecks,
): Promise<MailingCheck> {
  const { html, text, post, key } = await previewMailing(services, asked);
  const bytes = Buffer.byteLength(html);
  const { dead, silent } = await faultyLinks(services, html, post.path, links);
  const findings = textFindings(post);
  if (dead.length > 0) findings.push(`Links that lead nowhere: ${named(dead)}.`);
  if (silent.length > 0) {
    findings.push(`Sites that do not answer now; see for yourself: ${named(silent)}.`);
  }
  if (bytes > clippedBytes) {
    findings.push(
      `It has ${Math.round(bytes / 1000)} kB. Gmail cuts off what is longer than about 100 kB, with the link to unsubscribe.`,
    );
  }
  if (/^https?:\/\/(localhost|127\.)/.test(services.config.siteUrl)) {
    findings.push('Its links lead to this machine: SITE_URL is not set where the site runs.');
  }
  const { records } = await readSendingDomain(services);
  findings.push(...records.flatMap(({ state, text }) => (state === 'missing' ? [text] : [])));
  return {
    ...{ bytes, findings, problem: senderProblem(services.config) ?? null },
    text: text.replaceAll(key, '…'),
  };
}
