/** Head data that every public page shares: canonical address, Open Graph and a Twitter card. */
export function pageHead(page: {
  title: string;
  description: string;
  /** Absolute address of the page. */
  url: string;
  type?: 'website' | 'article';
  /** Absolute address of a picture. */
  image?: string | undefined;
}) {
  const { title, description, url, type = 'website', image } = page;
  return {
    meta: [
      { title },
      { name: 'description', content: description },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:type', content: type },
      { property: 'og:url', content: url },
      { name: 'twitter:card', content: 'summary_large_image' },
      { name: 'twitter:title', content: title },
      { name: 'twitter:description', content: description },
      ...(image
        ? [
            { property: 'og:image', content: image },
            { name: 'twitter:image', content: image },
          ]
        : []),
    ],
    links: [{ rel: 'canonical', href: url }],
  };
}
