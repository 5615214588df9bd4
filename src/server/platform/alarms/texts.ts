import type { AlarmCause } from '../../../contract/alarms.ts';

interface AlarmText {
  title: string;
  /** The title of the mail once the cause is over. */
  recoveredTitle: string;
  advice: string;
}

const logPlace =
  '“journalctl -u bottom-time” on one machine, “docker compose logs app-1” with containers';

/** The texts for the owner about each cause, with the remedy. */
export const alarmTexts: Record<AlarmCause, AlarmText> = {
  answers: {
    title: 'Pages of the site fail',
    recoveredTitle: 'Pages answer again',
    advice: `Visitors get an error in place of some pages. Open the site and see which. The log (${logPlace}) says why, in lines with “request failed” or “storage failed”. If it began with an upgrade, go back to the release before; if the database does not answer, start that again first.`,
  },
  jobs: {
    title: 'A regular job or the backup is late',
    recoveredTitle: 'Regular jobs and backups run again',
    advice: `What the site does by itself no longer happens, and after a failed disk there would be no fresh backup. Make one now with “sudo bottom-time backup” (or “npm run backup”), which also says what stops it. For other jobs see the log (${logPlace}); a restart of the site starts them anew.`,
  },
  copies: {
    title: 'Copies of the site are not being made',
    recoveredTitle: 'Copies of the site are made again',
    advice:
      'What changes from now on is lost if the disk dies. The site tries again every few minutes. See that the store of the copies is there, has room and takes the keys in your settings; “sudo bottom-time copies” (or “npm run copies”) makes one at once and says what stops it.',
  },
  mail: {
    title: 'The mail server takes no mail',
    recoveredTitle: 'Mail goes out again',
    advice:
      'Every mail that waits in the Outbox of the admin is tried again for three days. Ask your mail service whether your account is blocked or its password has changed, correct SMTP_URL, restart the site, and choose “Retry all” in the Outbox.',
  },
  disk: {
    title: 'The disk is nearly full',
    recoveredTitle: 'The disk has room again',
    advice:
      'On a full disk nothing can be saved: no articles, messages, subscribers or backups. Delete old releases and old logs, copy older backups elsewhere and delete them here, or give the machine a larger disk.',
  },
  passwords: {
    title: 'Someone tries passwords',
    recoveredTitle: 'Nobody tries passwords any more',
    advice:
      'If it was you, all is well. Otherwise: each address gets five attempts in 15 minutes and all together fifty, so a long password holds. Under Security in the admin you see the addresses, set a new password if yours is short or used elsewhere too, and add a passkey or one-time codes: then a password alone opens nothing. While others guess, you still get in with a passkey, or on a device that you have signed in on before.',
  },
  certificate: {
    title: 'The site’s certificate is about to end',
    recoveredTitle: 'The site’s certificate was renewed',
    advice:
      'After that, browsers warn visitors away. Your web server (Caddy) should have renewed it by now. See its log (“journalctl -u caddy”, or “docker compose logs balancer”): often ports 80 and 443 are closed, or the domain’s DNS record leads elsewhere. Then restart it.',
  },
};
