import { expect, test } from 'vitest';
import plates from '../../seed/species-plates.json' with { type: 'json' };
import { paths } from '../../src/contract/paths.ts';
import { publicPages } from '../e2e/public-pages.ts';
import { describeBuiltSite } from './built-site.ts';
import { find, partText } from './page.ts';

describeBuiltSite('without scripts', ({ read, site }) => {
  test.each([
    ...publicPages,
    '/dive-sites/1',
    '/map',
    '/search?q=wreck',
    '/dive-sites/wrecks',
    '/dive-sites/region/adelaide',
  ])('%s can be read', async (path) => {
    const page = await read(path);
    expect(page.status).toBe(200);
    // Two lists have only an introduction until the owner sends an issue or accepts a report.
    const least = path === paths.newsletters || path === paths.changes ? 80 : 400;
    expect(partText(page.main).length).toBeGreaterThan(least);
    expect(page.headings(1)).toHaveLength(1);
  });

  // A guide contains all fields of its own site, but only cards and names of other sites.
  test.each([
    ['/dive-sites', 0],
    ['/dive-sites/wrecks', 0],
    ['/map', 0],
    ['/dive-sites/1', 1],
  ])('the data of %s contains only the site fields that the page shows', async (path, whole) => {
    const { html } = await read(path);
    expect(html).toContain('depthRange:');
    for (const field of ['reviewLink', 'blogSlug', 'videoThumbnail', 'createdAt']) {
      expect(html.split(`,${field}:`), field).toHaveLength(whole + 1);
    }
  });

  test.each([
    ['/affiliate-disclosure', 'Affiliate disclosure', 'Last updated: 7 June 2025'],
    ['/privacy-policy', 'Privacy policy', 'Last updated: June 2025'],
    ['/terms-of-service', 'Terms of service', 'Effective date: 4 July 2025'],
  ])('%s has its title and its date', async (path, title, date) => {
    const page = await read(path);
    expect(page.title).toBe(`${title} | Bottom Time`);
    expect(page.headings(1)).toEqual([title]);
    expect(find(page.main, 'p').map(partText)).toContain(date);
  });

  test('the terms have twelve sections under the law of New South Wales', async () => {
    const page = await read('/terms-of-service');
    expect(page.headings(2)).toHaveLength(12);
    expect(page.headings(2).at(-1)).toContain('12. Governing law');
    expect(partText(page.main)).toContain('New South Wales');
  });

  test('the privacy policy names the collected data and a contact', async () => {
    const page = await read('/privacy-policy');
    expect(page.headings(2)).toEqual(
      expect.arrayContaining([
        'What we collect',
        'How we use it',
        'Cookies and analytics',
        'Who else sees it',
        'Your rights',
      ]),
    );
    expect(page.linkTo(/@/, page.main)).toMatch(/^mailto:/);
  });

  test('the learn-to-dive guide has its three parts, four steps and six tips', async () => {
    const page = await read('/learn-to-dive');
    expect(page.headings(2)).toContain('Everything You Need to Know');
    expect(page.headings(3)).toEqual([
      'Get Certified',
      'Safety First',
      'Gear Guide',
      'Basic Theory',
      'Pool Training',
      'Open Water',
      'Certified Diver',
      'Never dive alone',
      'Check your equipment',
      'Plan the dive',
      'Ascend slowly',
      'Respect marine life',
      'Know your limits',
    ]);
    expect(page.linkTo('Browse gear reviews', page.main)).toBe('/gear-reviews');
    expect(page.linkTo('Ask us a question', page.main)).toBe('/contact');
    const path = find(page.main, 'section', { id: 'path' });
    expect(find(path, 'li')).toHaveLength(4);
    expect(find(path, 'input')).toEqual([]);
  });

  test('the about page has a mission, three values, a team of three and a disclosure', async () => {
    const page = await read('/about');
    expect(page.headings(2)).toEqual(
      expect.arrayContaining(['Our mission', 'Meet the Team', 'Affiliate disclosure']),
    );
    expect(page.headings(3)).toEqual([
      'Honest Reviews',
      'Safety First',
      'Conservation',
      'Dive Site Lead',
      'Founder',
      'Content Editor',
    ]);
  });

  test('the about page describes how the site is made, with figures from the database', async () => {
    const figures = await (await site().call('/api/data/figures')).json();
    const page = await read('/about');
    const [made] = find(page.main, 'section').filter((section) =>
      find(section, 'h2').map(partText).includes('How it is made'),
    );
    expect(find(made ?? [], 'dt').map(partText)).toEqual([
      `${figures.sites}dive sites`,
      `${figures.surveyed}of them surveyed`,
      `${figures.species}species with a page`,
      `${figures.plates}plates drawn from facts`,
      `${figures.stations}tide stations`,
    ]);
    expect(figures.sites).toBeGreaterThan(244);
  });

  test('the contact page gives an email address, the response time and four answers', async () => {
    const page = await read('/contact');
    expect(page.linkTo(/@/)).toMatch(/^mailto:/);
    expect(partText(page.main)).toContain('24-48 hours');
    const social = find(page.main, 'ul', { 'aria-label': 'Social media' });
    expect(page.linksIn(social)).toHaveLength(3);
    expect(page.headings(3)).toEqual([
      'Can you recommend gear for me?',
      'Will you review a product that I name?',
      'Do you offer diving courses?',
      'How do you choose dive sites?',
    ]);
  });

  test.each([
    ['/', 'Home'],
    ['/blog/diving-the-ss-yongala', 'News'],
    ['/gear-reviews/mares-puck-4', 'Gear Reviews'],
    ['/dive-sites/1', 'Dive Sites'],
    ['/about', 'About'],
  ])('the header of %s has seven links and marks %s', async (path, active) => {
    const page = await read(path);
    const header = find(page.all, 'nav', { 'aria-label': 'Main' });
    const marked = find(header, 'a', { 'aria-current': 'page' });
    expect(marked.map(partText)).toEqual([active]);
    expect(find(header, 'a').map((link) => [partText(link), link.attribs.href])).toEqual([
      ['Home', '/'],
      ['News', '/blog'],
      ['Gear Reviews', '/gear-reviews'],
      ['Dive Sites', '/dive-sites'],
      ['Learn to Dive', '/learn-to-dive'],
      ['About', '/about'],
      ['Contact', '/contact'],
    ]);
  });

  test('the footer links to the sections, the legal pages and the sitemap', async () => {
    const page = await read('/about');
    const linksInNav = (name: string) =>
      page.linksIn(find(page.all, 'nav', { 'aria-label': name }));
    expect(linksInNav('Quick Links')).toEqual([
      '/gear-reviews',
      '/dive-sites',
      '/learn-to-dive',
      '/blog',
      '/about',
      '/contact',
    ]);
    expect(linksInNav('Legal')).toEqual([
      '/affiliate-disclosure',
      '/privacy-policy',
      '/terms-of-service',
      '/accessibility',
      '/sitemap.xml',
    ]);
    const [footer] = find(page.all, 'footer').slice(-1);
    const words = partText(footer);
    const sitemap = find(footer ?? [], 'a', { href: '/sitemap.xml' });
    expect(sitemap.map(({ attribs }) => attribs.target)).toEqual(['_blank']);
    const social = find(footer ?? [], 'ul', { 'aria-label': 'Social media' });
    expect(page.linksIn(social)).toHaveLength(3);
    expect(words).toContain('Affiliate links help support our content');
    expect(words).toContain('We acknowledge the Traditional Owners');
    const year = new Date().getFullYear();
    expect(words).toContain(`© ${year > 2025 ? `2025–${year}` : '2025'} Bottom Time`);
  });

  test('the emergency page begins with the numbers and is small', async () => {
    const page = await read('/emergency');
    expect(Buffer.byteLength(page.html)).toBeLessThan(30_000);
    const calls = page.linksIn(page.main).filter((href) => href?.startsWith('tel:'));
    expect(calls.slice(0, 4)).toEqual([
      'tel:000',
      'tel:1800088200',
      'tel:+61882129242',
      'tel:1800641792',
    ]);
    expect(page.headings(2)).toContain('What to say');
  });

  test('an unknown site does not change the numbers of the emergency page', async () => {
    const page = await read('/emergency?site=999999');
    expect(page.linkTo('1800 088 200', page.main)).toBe('tel:1800088200');
    expect(partText(page.main)).toContain('Read the position from your phone');
  });

  test.each(['/', '/blog', '/dive-sites', '/nowhere'])(
    '%s links to the emergency page in its header and footer',
    async (path) => {
      const page = await read(path);
      const [header] = find(page.all, 'header');
      const [footer] = find(page.all, 'footer').slice(-1);
      expect(page.linkTo('Emergency', header)).toBe('/emergency');
      expect(page.linkTo('Diving emergency', footer)).toBe('/emergency');
    },
  );

  test('the open data page links to the files', async () => {
    const page = await read('/data');
    expect(partText(page.main)).toContain('CC BY 4.0');
    const answer = await site().call(page.linkTo('GeoJSON', page.main) ?? '');
    expect(answer.status).toBe(200);
    expect((await answer.json()).features.length).toBeGreaterThan(500);
  });

  test('the blog lists articles that can be opened', async () => {
    const list = await read('/blog');
    const href = list.linkTo('What Bottom Time is, and how to use it', list.main) ?? '';
    const article = await read(href);
    expect(article.headings(1)[0]).toContain('What Bottom Time is');
    const [prose] = find(article.main, 'div', { class: /\bprose\b/ });
    expect(find(prose ?? [], 'p').length).toBeGreaterThan(5);
  });

  test('the dive sites show 24 cards and link to the other pages', async () => {
    const readCards = async (path: string) => {
      const page = await read(path);
      const cards = find(page.main, 'article', { id: /^site-/ }).map(partText);
      expect(cards).toHaveLength(24);
      const pager = find(page.all, 'nav', { 'aria-label': 'Pages of the list' });
      return { first: cards[0], second: page.linkTo('Page 2', pager) };
    };
    const { first, second } = await readCards('/dive-sites');
    expect(second).toMatch(/\?page=2/);
    expect((await readCards(second ?? '')).first).not.toBe(first);
  });

  test('Check Price links to the product through the register, with a note if the link leads to a front page', async () => {
    const puck = await read('/gear-reviews/mares-puck-4');
    expect(puck.linkTo(/^Check Price/)).toBe(
      '/go/mares-puck-4?from=/gear-reviews/mares-puck-4&at=top',
    );
    expect(partText(puck.main)).not.toContain('Leads to the front page');
    const travelight = await read('/gear-reviews/cressi-travelight');
    expect(travelight.linkTo(/^Check Price/)).toMatch(/^\/go\/front-page-of-cressi-com\?/);
    expect(partText(travelight.main).split('Leads to the front page of cressi.com')).toHaveLength(
      3,
    );
    const home = await read('/');
    const addresses = find(home.main, 'a', { rel: /sponsored/ }).map(({ attribs }) => attribs.href);
    expect(addresses).toHaveLength(3);
    expect(addresses.every((address) => address?.startsWith('/go/'))).toBe(true);
    expect(partText(home.main)).not.toContain('Leads to the front page of ');
  });

  test('the drawing of a species has numbered marks, and shows the size if the size is a length', async () => {
    const shark = await read('/species/grey-nurse-shark');
    const [figure] = find(shark.main, 'figure').filter((one) => find(one, 'li').length > 0);
    const drawn = find(figure ?? [], 'img', { alt: /Grey Nurse Shark, drawn as in/ });
    expect(drawn).toHaveLength(1);
    expect(find(figure ?? [], 'li')).toHaveLength(3);
    expect(partText(figure)).toContain('ragged teeth always on show');
    expect(partText(figure)).toContain('up to 3.2 m');
    const ray = await read('/species/smooth-stingray');
    expect(find(ray.main, 'li').map(partText)).toContainEqual(
      expect.stringMatching(/^\d *a heavy tail$/),
    );
    expect(find(ray.main, '*').map(partText)).not.toContain('up to 2.1 m');
    const list = await read('/species');
    const drawings = find(find(list.main, 'li'), 'img', { src: /^\/art\/species\// });
    expect(drawings).toHaveLength(plates.length);
  });
});
