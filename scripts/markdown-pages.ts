import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { marked } from 'marked';
import type { Plugin } from 'vite';
import { parse } from 'yaml';
import { readOwnContent, site } from '../src/server/site-content.ts';

/**
 * Makes `import page from 'content/pages/x.md'` give {title, description, updated, html}, and
 * `x.md?head` the same without the text: routes need heads at once, texts only when they are shown.
 * {siteName} and {email} in the text become the site's.
 */
export function markdownPages(): Plugin {
  return {
    name: 'markdown-pages',
    load(id) {
      const [, file = '', query] = /^(.*\/content\/pages\/[^/?]+\.md)(\?head)?$/.exec(id) ?? [];
      if (!file) return undefined;
      this.addWatchFile(file);
      const own = readOwnContent(`pages/${basename(file)}`);
      const text = (own ?? readFileSync(file, 'utf8'))
        .replaceAll('{siteName}', site.name)
        .replaceAll('{email}', site.email);
      const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
      const html = query ? {} : { html: marked.parse(body, { async: false }) };
      const page = { ...parse(head), ...html };
      return { code: `export default ${JSON.stringify(page)}`, moduleType: 'js' };
    },
  };
}
