import type { Config } from '../config/config.ts';
import { site } from '../site-content/site-content.ts';

/** The address within a sender such as `Bottom Time <dive@example.com>`. */
export const senderAddress = (from: string) => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from;

/** The default sender of all mails. */
export const defaultSender = ({ mailFrom }: Pick<Config, 'mailFrom'>) =>
  mailFrom ?? `${site.name} <${site.email}>`;

/** Domains that RFC 2606 reserves for examples, which can't receive mail. */
const placeholderDomain = /(^|\.)(example|test|invalid|localhost|example\.(com|net|org))$/i;

/** The reason why this site may not send a newsletter; undefined if it may. */
export function senderProblem(config: Pick<Config, 'mailFrom'>): string | undefined {
  const address = senderAddress(defaultSender(config));
  if (placeholderDomain.test(address.split('@').at(-1) ?? '')) {
    return `Mails would come from ${address}, where nobody can answer. Set MAIL_FROM where the site runs, or the email of the site in Settings.`;
  }
  const { legalEntity, postalAddress } = site.operator;
  if (legalEntity && postalAddress) return undefined;
  return 'A newsletter must name who sends it. Fill in the legal entity and the postal address first: Settings, “Who runs the site”.';
}
