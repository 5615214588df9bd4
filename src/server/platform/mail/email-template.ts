import { operatorLine } from '../../../domain/operator-line/operator-line.ts';
import { palette } from '../../../domain/pictures/palette.ts';
import { escapeHtml } from '../../../domain/text/escape-html.ts';
import { site } from '../site-content/site-content.ts';

/** The site's palette, light and dark: email clients load no external stylesheet. */
const style = `
body { margin: 0; background: ${palette.paper}; color: ${palette.ink}; font: 17px/1.55 'Instrument Sans', 'Segoe UI', Helvetica, Arial, sans-serif; }
main { max-width: 34rem; margin: 0 auto; padding: 32px 20px; overflow-wrap: anywhere; }
h1 { font-size: 28px; line-height: 1.15; letter-spacing: -0.02em; }
a { color: ${palette.reef}; }
.mark { padding-bottom: 10px; border-bottom: 4px solid ${palette.coral}; font-weight: 700; }
.action { border: 0; font: inherit; font-weight: 700; cursor: pointer; }
.foot { margin-top: 40px; padding-top: 16px; border-top: 1px solid ${palette.ink}; font-size: 14px; }
@media (prefers-color-scheme: dark) {
body { background: ${palette.ink}; color: ${palette.paper}; }
a { color: ${palette.shallow}; }
.foot { border-color: ${palette.shallow}; }
}`;

/** Attributes of the call to action. Its colours are inline because some email clients drop stylesheets. */
export const action = `class="action" style="display: inline-block; padding: 12px 20px; background: ${palette.ochre}; color: #ffffff; font-weight: 700; text-decoration: none"`;

/** An HTML page without scripts: an email, or the page that a link in one opens. @param more CSS, HTML of the head */
export function plainPage(title: string, body: string, more = { style: '', head: '' }): string {
  return `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title>
<style>${style}${more.style}</style>
</head>
<body>
${more.head}<main>
<p class="mark">${escapeHtml(site.name)}</p>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>
`;
}

export type Block =
  | string
  | { link: string; href: string; main?: boolean }
  | { html: string; text: string };

function blockText(block: Block) {
  if (typeof block === 'string') return block;
  return 'html' in block ? block.text : `${block.link}:\n${block.href}`;
}

function blockHtml(block: Block) {
  if (typeof block !== 'string' && 'html' in block) return block.html;
  if (typeof block === 'string') return `<p>${escapeHtml(block).replace(/\r?\n/g, '<br>')}</p>`;
  return `<p><a ${block.main ? action : ''} href="${escapeHtml(block.href)}">${escapeHtml(block.link)}</a></p>`;
}

/** Each mail ends with who runs the site, where that is set. @param more as of `plainPage` */
export function renderEmail(
  title: string,
  blocks: Block[],
  foot: Block[],
  more?: Parameters<typeof plainPage>[2],
) {
  const operator = operatorLine(site.name, site.operator);
  const footer = operator ? [...foot, operator] : foot;
  return {
    text: `${title}\n\n${blocks.map(blockText).filter(Boolean).join('\n\n')}\n\n-- \n${footer.map(blockText).join('\n\n')}\n`,
    html: plainPage(
      title,
      `${blocks.map(blockHtml).join('\n')}\n<div class="foot">\n${footer.map(blockHtml).join('\n')}\n</div>`,
      more,
    ),
  };
}
