import { refusalKind } from '../../resources/newsletter/refusals.ts';
import type { MailReport } from '../../resources/newsletter/returns.ts';

/** Reads groups of header fields separated by blank lines (RFC 3464 and RFC 5965). */
function readFieldGroups(text: string) {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n/)
    .map((group) => {
      const lines = group.replace(/\n[ \t]+/g, ' ').split('\n');
      const fields = lines.map((line) => /^([\w-]+)[ \t]*:(.*)$/.exec(line) ?? []);
      return new Map(
        fields.map(([, name = '', value = '']) => [name.toLowerCase(), value.trimStart()]),
      );
    });
}

/** Reads a delivery status notification (RFC 3464); undefined unless it reports a bounce. */
function readStatus(text: string): Omit<MailReport, 'about'> | undefined {
  const failed = readFieldGroups(text).find(
    (fields) => fields.get('action')?.toLowerCase() === 'failed',
  );
  if (!failed) return undefined;
  const said = failed.get('diagnostic-code')?.replace(/^[\w-]+[ \t]*;[ \t]*/, '') ?? '';
  const status = /[245]\.\d{1,3}\.\d{1,3}/.exec(failed.get('status') ?? '')?.[0] ?? '';
  const kind = refusalKind(said, status);
  return kind === 'policy' ? undefined : { kind, why: said || `Status ${status}` };
}

/** Kinds of feedback (RFC 5965) that ask for no further mails. */
const unwanted = ['abuse', 'fraud', 'opt-out'];

function readFeedback(text: string): Omit<MailReport, 'about'> | undefined {
  const fields = readFieldGroups(text).find((group) => group.has('feedback-type'));
  const type = fields?.get('feedback-type')?.toLowerCase() ?? '';
  if (!unwanted.includes(type)) return undefined;
  const by = fields?.get('reported-domain') ?? fields?.get('user-agent');
  return { kind: 'complaint', why: `Reported as ${type}${by ? ` (${by})` : ''}` };
}

const readers = new Map([
  ['message/delivery-status', readStatus],
  ['message/global-delivery-status', readStatus],
  ['message/feedback-report', readFeedback],
]);

/** Reads a mail that reports a bounce or a complaint; undefined for any other mail. */
export async function readReport(source: Buffer): Promise<MailReport | undefined> {
  // Loaded on the first mail, because it takes memory.
  const { simpleParser } = await import('mailparser');
  const { attachments } = await simpleParser(source, {
    keepDeliveryStatus: true,
    skipHtmlToText: true,
    skipTextToHtml: true,
    skipImageLinks: true,
  });
  for (const { contentType, content } of attachments) {
    const read = readers.get(contentType.toLowerCase());
    const found = read?.(content.toString('utf8'));
    if (!found) continue;
    // The mail ID is in the mail's headers, perhaps encoded, or in the report's return address.
    const parts = attachments.map((part) => part.content.toString('latin1'));
    return { ...found, about: [...parts, source.toString('latin1')].join('\n') };
  }
  return undefined;
}
