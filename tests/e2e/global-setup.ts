import { makeTemplate } from '../support/own-server.ts';

/** Seeds one database for the whole run: servers start with copies of it. */
export default async function globalSetup() {
  await makeTemplate(process.env.E2E_TEMPLATE ?? '', process.env.E2E_PASSWORD ?? '');
}
