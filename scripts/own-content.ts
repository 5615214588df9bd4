import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { withOwnContent } from '../src/server/platform/site-content/site-content.ts';

const contentFolder = fileURLToPath(new URL('../content/', import.meta.url));

/** Builds the pages with the owner's values from CONTENT_DIR wherever they import a JSON file of content/. */
export function ownContent(): Plugin {
  return {
    name: 'own-content',
    load(id) {
      if (!id.startsWith(contentFolder) || !id.endsWith('.json')) return undefined;
      this.addWatchFile(id);
      const defaults = JSON.parse(readFileSync(id, 'utf8'));
      return JSON.stringify(withOwnContent(id.slice(contentFolder.length), defaults));
    },
  };
}
