import type { Saved } from './saved.ts';

export const nothingSaved: Saved = { sites: [], pages: [], lists: [], dives: [], trips: [] };
