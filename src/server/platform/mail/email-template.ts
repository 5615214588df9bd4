import { operatorLine } from '../../../domain/operator-line/operator-line.ts';
import { palette } from '../../../domain/pictures/palette.ts';
import { escapeHtml } from '../../../domain/text/escape-html.ts';
import { site } from '../site-content/site-content.ts';

/** Stylesheet of pages, in rem so that the text size follows the browser's setting. */
const style = `
body { margin: 0; background: ${palette.paper}; color: ${palette.ink}; font: 1.0625rem/1.55 'Instrument Sans', 'Segoe UI', Helvetica, Arial, sans-serif; }
main { max-width: 34rem; margin: 0 auto; padding: 32px 20px; overflow-wrap: anywhere; }
h1 { font-size: 1.75rem; line-height: 1.15; letter-spacing: -0.02em; }
a { color: ${palette.reef}; }
.mark { padding-bottom: 10px; border-bottom: 4px solid ${palette.coral}; font-weight: 700; }
.action { border: 0; font: inherit; font-weight: 700; cursor: pointer; }
@media (prefers-color-scheme: dark) {
body { background: ${palette.ink}; color: ${palette.paper}; }
a { color: ${palette.shallow}; }
}`;

/** Width of a mail's column, in CSS pixels. */
export const mailWidth = 600;

/** Stylesheet of mails. Each rule selects its elements, because some email clients stop inheritance at tables. */
const mailStyle = `
body { margin: 0; padding: 0; background-color: ${palette.paper}; }
.page { background-color: ${palette.paper}; }
.frame { padding: 24px 12px; }
.column { max-width: ${mailWidth}px; }
.mark, .text, .foot { font-family: 'Segoe UI', Helvetica, Arial, sans-serif; font-size: 17px; line-height: 26px; color: ${palette.ink}; text-align: left; }
.mark { padding: 8px 0 12px; border-bottom: 4px solid ${palette.coral}; font-weight: 700; }
.text { padding: 12px 0 24px; word-break: break-word; }
.foot { padding: 16px 0; border-top: 1px solid ${palette.ink}; font-size: 14px; line-height: 21px; }
h1 { margin: 16px 0; font-size: 28px; line-height: 32px; }
p { margin: 16px 0; }
a { color: ${palette.reef}; }
@media (prefers-color-scheme: dark) {
body, .page { background-color: ${palette.ink} !important; }
.mark, .text, .foot { color: ${palette.paper} !important; }
.foot { border-color: ${palette.shallow} !important; }
a { color: ${palette.shallow} !important; }
a.action { color: #ffffff !important; }
}`;

/** Attributes of the call to action. Its colours are inline because some email clients drop stylesheets. */
export const action = `class="action" style="display: inline-block; padding: 12px 20px; background: ${palette.ochre}; color: #ffffff; font-weight: 700; text-decoration: none"`;

const head = (title: string, css: string) => `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title>
<style>${css}</style>
</head>`;

/** An HTML page without scripts, for links in emails. */
export const plainPage = (title: string, body: string) => `${head(title, style)}
<body>
<main>
<p class="mark">${escapeHtml(site.name)}</p>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>
`;

interface MailParts {
  /** CSS for the text of the mail. */
  style?: string;
  /** HTML before all other content. */
  head?: string;
  /** The address of a square picture beside the site's name. */
  logo?: string;
}

const layout = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';

/** The HTML of a mail, laid out by tables for Outlook. */
function mailDocument(title: string, body: string, foot: string, more: MailParts) {
  const logo = more.logo
    ? `<img src="${escapeHtml(more.logo)}" width="32" height="32" alt="" style="display: inline-block; vertical-align: middle; border-radius: 16px"> `
    : '';
  return `${head(title, mailStyle + (more.style ?? ''))}
<body>
${more.head ?? ''}<table class="page" ${layout}><tr><td class="frame" align="center">
<!--[if mso]><table role="presentation" width="${mailWidth}"><tr><td><![endif]-->
<table class="column" ${layout}>
<tr><td class="mark">${logo}${escapeHtml(site.name)}</td></tr>
<tr><td class="text"><h1>${escapeHtml(title)}</h1>
${body}
</td></tr>
<tr><td class="foot">
${foot}
</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
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

/** Renders a mail. Its footer ends with the site's operator, if set. */
export function renderEmail(title: string, blocks: Block[], foot: Block[], more: MailParts = {}) {
  const operator = operatorLine(site.name, site.operator);
  const footer = operator ? [...foot, operator] : foot;
  return {
    text: `${title}\n\n${blocks.map(blockText).filter(Boolean).join('\n\n')}\n\n-- \n${footer.map(blockText).join('\n\n')}\n`,
    html: mailDocument(
      title,
      blocks.map(blockHtml).join('\n'),
      footer.map(blockHtml).join('\n'),
      more,
    ),
  };
}
