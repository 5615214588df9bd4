import { readFileSync } from 'node:fs';
import { marked } from 'marked';
import type { Plugin } from 'vite';
import { parse } from 'yaml';
import site from '../content/site.json' with { type: 'json' };

/**
 * Makes `import page from 'content/pages/x.md'` give {title, description, updated, html}.
 * {siteName} and {email} in the text become the site's.
 */
export function markdownPages(): Plugin {
  return {
    name: 'markdown-pages',
    load(id) {
      if (!/\/content\/pages\/[^/]+\.md$/.test(id)) return undefined;
      const text = readFileSync(id, 'utf8')
        .replaceAll('{siteName}', site.name)
        .replaceAll('{email}', site.email);
      const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
      const page = { ...parse(head), html: marked.parse(body, { async: false }) };
      return { code: `export default ${JSON.stringify(page)}`, moduleType: 'js' };
    },
  };
}
