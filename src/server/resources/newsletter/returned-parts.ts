import type { Config } from '../../platform/config/config.ts';
import type { StoredMail } from '../../platform/mail/outbox.ts';
import { defaultSender, senderAddress } from '../../platform/mail/sender.ts';
import { site } from '../../platform/site-content/site-content.ts';
import { mailIdHeader } from './mail-ids.ts';

/** Return path of a mail (RFC 5321), with the mail's id before the @ if the owner chose tagging. */
function returnAddress(config: Pick<Config, 'mailFrom'>, id: string) {
  const { address, tagged } = site.returns;
  const to = address || senderAddress(defaultSender(config));
  return tagged ? to.replace(/@(?=[^@]*$)/, `+${id}@`) : to;
}

/** Adds the id to the headers and the return path of a mail. */
export function identify(
  config: Pick<Config, 'mailFrom'>,
  mail: StoredMail,
  id: string,
): StoredMail {
  const headers = {
    ...mail.headers,
    [mailIdHeader]: id,
    // Postmark returns only its own metadata header.
    ...(site.returns.service === 'postmark' && { 'X-PM-Metadata-mail-id': id }),
  };
  return { ...mail, headers, envelope: { from: returnAddress(config, id), to: mail.to } };
}
