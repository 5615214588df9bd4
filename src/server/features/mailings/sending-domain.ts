import { Resolver } from 'node:dns/promises';
import { LRUCache } from 'lru-cache';
import type { DomainRecord, SendingDomain } from '../../../contract/mailings.ts';
import type { Services } from '../../platform/http/context.ts';
import { defaultSender, senderAddress } from '../../platform/mail/sender.ts';
import { site } from '../../platform/site-content/site-content.ts';

/** Maximum of recipients while SPF, DKIM or DMARC is missing. */
export const maxUnauthenticatedRecipients = 100;

type Found = DomainRecord['state'];

/** DKIM selectors that mail services commonly use; the owner sets any other in the settings. */
const commonSelectors = [
  ...['default', 'dkim', 'mail', 'google', 'selector1', 'selector2', 'k1', 'k2', 'k3', 's1', 's2'],
  ...['pm', 'mandrill', 'mailgun', 'mta', 'smtp', 'zoho', 'fm1', 'fm2', 'fm3', 'protonmail'],
];

const isMissing = (error: unknown) =>
  ['ENOTFOUND', 'ENODATA'].includes((error as { code?: string }).code ?? '');

/** Whether a name has a text record that matches; unknown if DNS does not answer. */
async function findText(resolver: Resolver, name: string, pattern: RegExp): Promise<Found> {
  try {
    const records = await resolver.resolveTxt(name);
    return records.some((parts) => pattern.test(parts.join(''))) ? 'set' : 'missing';
  } catch (error) {
    return isMissing(error) ? 'missing' : 'unknown';
  }
}

/** The best state of several names: set, else unknown, else missing. */
async function findAny(resolver: Resolver, names: readonly string[], pattern: RegExp) {
  const found = await Promise.all(names.map((name) => findText(resolver, name, pattern)));
  return (['set', 'unknown', 'missing'] as const).find((state) => found.includes(state)) as Found;
}

const unread = (name: string) => `${name} could not be read: DNS did not answer this server.`;

/** The domain and its parents below the top level; DMARC of a parent covers its subdomains. */
function withParents(domain: string): string[] {
  const labels = domain.split('.');
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
}

const texts: Record<
  DomainRecord['name'],
  Record<Exclude<Found, 'unknown'>, (domain: string) => string>
> = {
  SPF: {
    set: () => 'SPF is set: mail servers can see which machines may send for you.',
    missing: (domain) =>
      `SPF is missing. Set a TXT record at ${domain}, such as “v=spf1 include:NAME ~all”; your mail service says which NAME.`,
  },
  DKIM: {
    set: () => 'DKIM is set: a key of your domain signs mails.',
    missing: (domain) =>
      site.sending.selector
        ? `DKIM is missing: there is no key at ${site.sending.selector}._domainkey.${domain}. Set the record that your mail service shows, or correct the selector in Settings, Newsletter.`
        : `DKIM was not found. Set the record that your mail service shows, at NAME._domainkey.${domain}, and write that NAME as the selector in Settings, Newsletter.`,
  },
  DMARC: {
    set: () => 'DMARC is set: mail servers know what to do with forged mails.',
    missing: (domain) =>
      `DMARC is missing. Set a TXT record at _dmarc.${domain}, such as “v=DMARC1; p=none; rua=mailto:postmaster@${domain}”.`,
  },
};

type Reader = Pick<Services, 'config'>;

async function readDomain({ config }: Reader, domain: string): Promise<SendingDomain> {
  const resolver = new Resolver({ timeout: 2000, tries: 2 });
  if (config.dnsServers.length > 0) resolver.setServers(config.dnsServers);
  const { selector } = site.sending;
  const keys = (selector ? [selector] : commonSelectors).map(
    (one) => `${one}._domainkey.${domain}`,
  );
  const policies = withParents(domain).map((one) => `_dmarc.${one}`);
  const [spf, dkim, dmarc] = await Promise.all([
    findText(resolver, domain, /^v=spf1(\s|$)/i),
    findAny(resolver, keys, /(^|;)\s*p=\s*[^;\s]/i),
    findAny(resolver, policies, /^v=DMARC1\s*(;|$)/i),
  ]);
  const toRecord = (name: DomainRecord['name'], state: Found): DomainRecord => ({
    ...{ name, state, text: state === 'unknown' ? unread(name) : texts[name][state](domain) },
  });
  return {
    domain,
    records: [toRecord('SPF', spf), toRecord('DKIM', dkim), toRecord('DMARC', dmarc)],
  };
}

/** Results, cached for one minute, so that a new DNS record shows soon. */
const answers = new LRUCache<string, Promise<SendingDomain>>({ max: 50, ttl: 60_000 });

/** Reads SPF, DKIM and DMARC of the domain that mails come from. */
export function readSendingDomain(services: Reader): Promise<SendingDomain> {
  const { config } = services;
  const domain = senderAddress(defaultSender(config)).split('@').at(-1)?.toLowerCase() ?? '';
  const key = JSON.stringify([config.dnsServers, domain, site.sending.selector]);
  const known = answers.get(key);
  if (known) return known;
  const reading = readDomain(services, domain);
  answers.set(key, reading);
  return reading;
}

/** The reason to refuse a mailing to so many recipients, or undefined. */
export async function domainProblem(services: Reader, recipients: number) {
  if (recipients <= maxUnauthenticatedRecipients || site.sending.mayBeUnproven) return undefined;
  const { records } = await readSendingDomain(services);
  const missing = records.filter(({ state }) => state === 'missing').map(({ text }) => text);
  if (missing.length === 0) return undefined;
  return `Mail services would treat a sending to more than ${maxUnauthenticatedRecipients} as spam. ${missing.join(' ')} Settings, Newsletter can allow it all the same.`;
}
