/** True in `npm run test:all`, which has more time than `npm test` for load and repetition. */
export const testAll = Boolean(process.env.TEST_ALL);

/** The databases of slow tests; `npm run test:all` includes PostgreSQL. */
export const usualEngines = testAll ? (['sqlite', 'postgres'] as const) : (['sqlite'] as const);
