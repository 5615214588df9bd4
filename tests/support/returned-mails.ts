/** Mails that report on other mails, in the formats of RFC 3464 and RFC 5965. */

interface Returned {
  /** Header lines of the returned mail. */
  headers: string;
  to?: string;
  status?: string;
  action?: 'failed' | 'delayed' | 'delivered';
  said?: string;
  /** Content type of the part with `headers`. */
  as?: 'message/rfc822' | 'text/rfc822-headers' | 'none';
}

const crlf = (text: string) => text.replace(/\r?\n/g, '\r\n');

const original = (type: NonNullable<Returned['as']>, headers: string) =>
  type === 'none'
    ? ''
    : `--b1
Content-Description: Undelivered Message
Content-Type: ${type}

${headers}
Subject: June
Content-Type: text/plain

${type === 'message/rfc822' ? 'Words of the newsletter.' : ''}
`;

export const statusNotification = ({
  headers,
  to = 'news@dive.internal',
  status = '5.1.1',
  action = 'failed',
  said = '550 5.1.1 <jo@example.com>: Recipient address rejected: User unknown',
  as = 'message/rfc822',
}: Returned) =>
  crlf(`Return-Path: <>
Date: Sat, 21 Nov 2026 10:00:00 +1100 (AEDT)
From: MAILER-DAEMON@mx.example.net (Mail Delivery System)
Subject: Undelivered Mail Returned to Sender
To: ${to}
Auto-Submitted: auto-replied
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status;
	boundary="b1"
Message-Id: <20261120230000.4F1@mx.example.net>

This is a MIME-encapsulated message.

--b1
Content-Description: Notification
Content-Type: text/plain; charset=us-ascii

This is the mail system at host mx.example.net.
I'm sorry to have to inform you that your message could not be delivered.

--b1
Content-Description: Delivery report
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example.net
X-Postfix-Queue-ID: 4F1
Arrival-Date: Sat, 21 Nov 2026 09:59:58 +1100 (AEDT)

Final-Recipient: rfc822; jo@example.com
Original-Recipient: rfc822;jo@example.com
Action: ${action}
Status: ${status}
Remote-MTA: dns; mail.example.com
Diagnostic-Code: smtp;
    ${said}

${original(as, headers)}--b1--
`);

export const feedbackReport = (headers: string, type = 'abuse') =>
  crlf(`From: <abusedesk@example.com>
Date: Sat, 21 Nov 2026 10:00:00 +1100
Subject: FW: June
To: <news@dive.internal>
MIME-Version: 1.0
Content-Type: multipart/report; report-type=feedback-report;
     boundary="b1"

--b1
Content-Type: text/plain; charset="US-ASCII"
Content-Transfer-Encoding: 7bit

This is an email abuse report for an email message received from IP 192.0.2.1.

--b1
Content-Type: message/feedback-report

Feedback-Type: ${type}
User-Agent: SomeGenerator/1.0
Version: 1
Original-Mail-From: <news@dive.internal>
Reported-Domain: dive.internal
Source-IP: 192.0.2.1

--b1
Content-Type: message/rfc822
Content-Disposition: inline

${headers}
From: <news@dive.internal>
To: <jo@example.com>
Subject: June

Words of the newsletter.

--b1--
`);

/** Automatic replies and a person's mail, none of which is a report. */
export const otherMails = [
  crlf(`From: jo@example.com
To: news@dive.internal
Subject: Out of office
Auto-Submitted: auto-replied

I am under water until Monday.
`),
  crlf(`From: jo@example.com
To: news@dive.internal
Subject: Re: June
Content-Type: multipart/alternative; boundary="b1"

--b1
Content-Type: text/plain

Action: failed
Status: 5.1.1
--b1--
`),
];
