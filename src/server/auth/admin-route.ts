import { adminOnly } from './session.ts';

/** What all routes behind the login share; a test expects 401 and 403 of each route with `security`. */
export const adminRoute = (tag: string) => ({
  tags: [tag],
  security: [{ session: [] }],
  middleware: adminOnly,
});
