import type { TestApp } from './both-databases.ts';

type Open = (environment?: Record<string, string>) => Promise<TestApp>;

/** Opens apps that may send a newsletter: the settings name the sender, as the law requires. */
export const openSending =
  (open: Open): Open =>
  async (environment = {}) => {
    // No server listens at this port, so tests query no DNS server of the machine.
    const own = { MAIL_FROM: 'Bottom Time <news@dive.internal>', DNS_SERVERS: '127.0.0.1:1' };
    const app = await open({ ...own, ...environment });
    await nameOperator(app.admin);
    return app;
  };

export const operator = { legalEntity: 'Kelp & Sons Pty Ltd', postalAddress: 'PO Box 1, Eden NSW' };

/** The path of the operator's settings. */
export const operatorPath = '/api/settings/16';

/** Names the operator in the settings. */
export async function nameOperator(admin: TestApp['admin']) {
  const answer = await admin(operatorPath, { method: 'PATCH', body: { values: operator } });
  if (!answer.ok) throw new Error(await answer.text());
}
