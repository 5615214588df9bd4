// `npm run hold-mails`: holds the queued mails of a database that PostgreSQL's own tools restored,
// so that none is sent twice. Run this script before the site starts.
import { readConfig } from '../src/server/platform/config/config.ts';
import { openDatabase } from '../src/server/platform/database/open.ts';
import { holdMails } from '../src/server/platform/mail/held-mails.ts';

const database = openDatabase(readConfig());
try {
  console.log(
    `${await holdMails(database)} emails are held: the start screen of the admin asks whether to send them.`,
  );
} catch (error) {
  console.error(`No email was held: ${(error as Error).message}`);
  process.exitCode = 1;
} finally {
  await database.destroy();
}
