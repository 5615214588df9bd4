import { decodeEntities } from '../text/text.ts';

/** Marks a picture that needs no alt text. */
export const decorativeRole = 'presentation';

/** The addresses of pictures that have no alt text and are not marked as decorative. */
export function undescribedPictures(html: string): string[] {
  const tags = html.match(/<img\b(?:(?!<img\b)[^>])*>/gi) ?? [];
  return tags
    .filter((tag) => !/\salt="\s*[^"\s]/i.test(tag) && !tag.includes(`role="${decorativeRole}"`))
    .map((tag) => decodeEntities(/\ssrc="([^"]*)"/i.exec(tag)?.[1] ?? ''));
}
