/** Set by `npm run test:all`, which has more time than `npm test` for load and repetition. */
export const testAll = Boolean(process.env.TEST_ALL);

/** The databases of tests that take long on each: `npm run test:all` has both. */
export const usualEngines = testAll ? (['sqlite', 'postgres'] as const) : (['sqlite'] as const);
