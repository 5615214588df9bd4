import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

/** One PostgreSQL for a whole run; each test gets a schema of its own in it. */
export default async function setup(project: TestProject) {
  const server = await startPostgres();
  console.log(`PostgreSQL for the tests: ${server.kind}`);
  project.provide('postgresUrl', server.url);
  return () => server.stop();
}
