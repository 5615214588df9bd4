import { renderEmail } from '../../platform/mail/email-template.ts';
import { type Mail, oneLine } from '../../platform/mail/outbox.ts';
import { site } from '../../platform/site-content/site-content.ts';

export function contactMail(
  to: string,
  message: { name: string; email: string; subject: string; message: string },
): Mail {
  const name = oneLine(message.name);
  const subject = oneLine(message.subject);
  return {
    to,
    subject: `[${site.name}] ${subject}`,
    replyTo: { name, address: oneLine(message.email) },
    ...renderEmail(
      subject,
      [message.message],
      [
        `Sent by ${name} (${message.email}) with the contact form. Your answer goes to that address.`,
      ],
    ),
  };
}
