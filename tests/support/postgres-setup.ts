import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Empty: each test file starts a PGlite. */
    postgresUrl: string;
  }
}

/** One PostgreSQL for a whole run; each test gets a schema of its own in it. */
export default async function setup(project: TestProject) {
  const server = await startPostgres();
  console.log(`PostgreSQL for the tests: ${server?.kind ?? 'a PGlite for each file'}`);
  project.provide('postgresUrl', server?.url ?? '');
  return () => server?.stop();
}
