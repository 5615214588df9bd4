import { paths } from '../../../contract/paths.ts';
import { longDate } from '../../../domain/dates/dates.ts';
import { rewriteImage } from '../../../domain/pictures/image-hosts.ts';
import { readLibraryAddress, widthsUpTo } from '../../../domain/pictures/library-pictures.ts';
import { palette } from '../../../domain/pictures/palette.ts';
import { affiliateRel, goFrom, noShop, shopNote } from '../../../domain/publishing/links.ts';
import { isLocalUrl } from '../../../domain/publishing/local-url.ts';
import { escapeHtml, imageTag, writeAttributes } from '../../../domain/text/escape-html.ts';
import type { DatabaseReader, Services } from '../../platform/http/context.ts';
import { mailWidth, renderEmail } from '../../platform/mail/email-template.ts';
import { findHeadPicture } from '../../platform/media/pictures.ts';
import { readBlockData } from '../../platform/publishing/blocks.ts';
import { absoluteUrl, parseStored, toPlainHtml } from '../../platform/publishing/reader-html.ts';
import { readShops } from '../../platform/shop-links/read-shops.ts';
import { site } from '../../platform/site-content/site-content.ts';
import { subscriberParts } from '../../resources/newsletter/subscriber-parts.ts';
import { mailText } from './mail-text.ts';
import type { ListedPost, MailedPost } from './posts.ts';

/** The width of a picture's file, in pixels: twice the column, for sharp screens. */
const pictureWidth = 2 * mailWidth;

const style = `
h2 { margin: 36px 0 8px; font-size: 22px; line-height: 28px; }
h3, h4 { margin: 28px 0 8px; font-size: 18px; line-height: 24px; }
figure { margin: 24px 0; }
figcaption, .by { font-size: 14px; line-height: 20px; }
figcaption { margin-top: 6px; }
blockquote { margin: 24px 0; padding: 4px 16px; border-left: 4px solid ${palette.coral}; }
.post table { width: 100%; margin: 24px 0; border-collapse: collapse; }
.post caption { padding-bottom: 6px; text-align: left; font-weight: 700; }
.post th, .post td { padding: 6px 8px; border: 1px solid ${palette.reef}; font-size: 15px; line-height: 21px; text-align: left; vertical-align: top; }
.post .gallery td { border: 0; }
.post .gallery .left { padding: 0 12px 0 0; }
.post .gallery .right { padding: 0 0 0 12px; }
.gallery figure { margin: 0 0 12px; }
.post td p, .post th p { margin: 0; }
pre { white-space: pre-wrap; }
hr { margin: 32px 0; border: 0; border-top: 1px solid ${palette.reef}; }
@media (max-width: 480px) {
.post th, .post td { padding: 4px 5px !important; font-size: 13px !important; }
.post .gallery .left { padding: 0 6px 0 0 !important; }
.post .gallery .right { padding: 0 0 0 6px !important; }
}
@media (prefers-color-scheme: dark) {
.post th, .post td { border-color: ${palette.shallow} !important; }
}`;

/** The path of a picture as a JPEG, since not every email client reads newer formats. */
function jpegPath(src: string): string {
  const library = readLibraryAddress(src);
  if (library) {
    const width = widthsUpTo(library.width).find((each) => each >= pictureWidth) ?? library.width;
    return `/media/${library.key}/${width}.jpg`;
  }
  return rewriteImage(src, { width: pictureWidth, format: 'jpeg' }) ?? src;
}

function emailPicture({ src = '', alt = '', width }: Record<string, string>) {
  const full = readLibraryAddress(src)?.width ?? pictureWidth;
  return {
    src: jpegPath(src),
    alt,
    width: String(Math.min(mailWidth, Number(width) || mailWidth, full)),
    style: 'max-width: 100%; height: auto',
  };
}

/** Preview text for inboxes; the spaces after it keep the mail's text out of the preview. */
const previewLine = (text: string) =>
  text &&
  `<div style="display: none; max-height: 0; overflow: hidden">${escapeHtml(text)}${'&#847;&zwnj;&nbsp;'.repeat(60)}</div>\n`;

async function headPicture(services: DatabaseReader, post: MailedPost, url: string) {
  const { imageUrl } = post;
  if (!imageUrl || isLocalUrl(imageUrl)) return '';
  const said = await findHeadPicture(services, imageUrl);
  const { src, ...attributes } = emailPicture({ src: imageUrl, alt: said?.alt ?? '' });
  return `<p>${imageTag({ src: absoluteUrl(src ?? '', url), ...attributes })}</p>\n`;
}

/** The shop link of a review, with the disclosure beside it; empty for other posts. */
async function shopLink(services: DatabaseReader, post: MailedPost, url: string) {
  const { purchaseLink = '', path } = post;
  const shops = (await readShops(services, [purchaseLink])).get(purchaseLink);
  if (!shops && !/^https?:\/\//i.test(purchaseLink)) return '';
  if (shops?.length === 0) return `\n<p>${noShop}</p>`;
  const [shop] = shops ?? [];
  const href = shop ? absoluteUrl(goFrom(shop.path, path, 'mail'), url) : purchaseLink;
  const link = `<a${writeAttributes({ href, rel: affiliateRel })}>Check Price</a>`;
  return `\n<p>${link} (${shopNote(purchaseLink, shop)})</p>`;
}

/** A post below the text of an issue: its picture, title and excerpt, with a link to its page. */
function postCard({ title, excerpt, imageUrl, path }: ListedPost, siteUrl: string) {
  const href = siteUrl + path;
  const { src = '', ...attributes } = emailPicture({ src: imageUrl, alt: title });
  const picture = imageTag({ src: absoluteUrl(src, href), ...attributes });
  const link = (inner: string) => `<a${writeAttributes({ href })}>${inner}</a>`;
  return `
<h2>${link(escapeHtml(title))}</h2>
${imageUrl && !isLocalUrl(imageUrl) ? `<p>${link(picture)}</p>\n` : ''}<p>${escapeHtml(excerpt)}</p>
<p>${link('Read on')}</p>`;
}

/**
 * An article, review or issue as an email to a subscriber.
 * @param token the subscriber's token, or its placeholder
 * @param lead a paragraph before everything else
 */
export async function postEmail(
  services: Pick<Services, 'config' | 'database'>,
  post: MailedPost,
  { token, preview, lead }: { token: string; preview: string; lead?: string },
) {
  const { siteUrl } = services.config;
  const url = siteUrl + post.path;
  const content = parseStored(post.content);
  const { data } = await readBlockData(services, [content]);
  const around =
    (await shopLink(services, post, url)) +
    (post.posts ?? []).map((listed) => postCard(listed, siteUrl)).join('');
  const written = (form: 'plain' | 'mail') =>
    toPlainHtml(content, url, data, emailPicture, 'mail', form) + around;
  const html = written('mail');
  const date = post.publishedAt ? `, ${longDate(post.publishedAt, site.timeZone)}` : '';
  const by = `${post.author}${date}`;
  const disclosure = {
    link: 'Some links earn us a commission. How that works',
    href: siteUrl + paths.affiliateDisclosure,
  };
  const affiliate = /\brel="sponsored/.test(html) ? [disclosure] : [];
  const { foot, headers } = subscriberParts(siteUrl, token);
  const body = renderEmail(
    post.title,
    [
      ...(lead ? [lead] : []),
      ...(post.author ? [{ html: `<p class="by">${escapeHtml(by)}</p>`, text: by }] : []),
      {
        html: `<div class="post">${await headPicture(services, post, url)}${html}</div>`,
        text: mailText(written('plain')),
      },
      ...(post.path ? [{ link: 'Read on the site', href: url, main: true }] : []),
    ],
    [...affiliate, ...foot],
    { style, head: previewLine(preview), logo: `${siteUrl}/apple-touch-icon.png` },
  );
  return { ...body, headers };
}
