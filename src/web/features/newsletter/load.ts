import { notFound } from '@tanstack/react-router';
import { paths } from '../../../contract/paths.ts';
import { newsletterCategory } from '../../../domain/publishing/feeds.ts';
import { plainText, truncate } from '../../../domain/text/text.ts';
import { api, isMissing, read } from '../../app/api.ts';
import { feedLinks, pageHead } from '../../app/head.ts';
import { site } from '../../app/site.ts';

function head(words: { title: string; description: string; url: string; changed?: string }) {
  const { meta, links } = pageHead({ ...words, sharedAs: paths.blog });
  return { meta, links: [...links, ...feedLinks(words.url, newsletterCategory)] };
}

export async function loadArchive(siteUrl: string) {
  const issues = await read(api.newsletter.issues.$get());
  return {
    issues,
    head: head({
      title: `The Newsletter, Issue by Issue | ${site.name}`,
      description: `What ${site.name} has sent to its subscribers, the newest issue first.`,
      url: `${siteUrl}${paths.newsletters}`,
    }),
  };
}

/** @throws notFound */
export async function loadSentIssue(siteUrl: string, id: string) {
  const found = read(api.newsletter.issues[':id'].$get({ param: { id } }));
  const issue = await found.catch((error: unknown) => {
    throw isMissing(error) ? notFound() : error;
  });
  const description = issue.preview || truncate(plainText(issue.content), 160) || site.description;
  return {
    issue,
    head: head({
      ...{ title: `${issue.title} | ${site.name}`, description, changed: issue.updatedAt },
      url: `${siteUrl}${paths.sentIssue(issue.id)}`,
    }),
  };
}
