/** Set by `npm run test:all`, which has more time than `npm test` for load and repetition. */
export const testAll = Boolean(process.env.TEST_ALL);
