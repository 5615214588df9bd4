/** Set by `npm run test:all`, which has the time for load and repetition that `npm test` has not. */
export const testAll = Boolean(process.env.TEST_ALL);
