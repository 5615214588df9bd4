import { join } from 'node:path';
import Sqlite from 'better-sqlite3';

const words =
  'reef wall wreck kelp sponge sand torch slate drift current slack tide buoy anchor bommie gutter'.split(
    ' ',
  );

/** Prose of about 3,000 characters, the length of a review. */
const prose = `<p>${Array.from({ length: 500 }, (_, index) => words[(index * 7) % words.length]).join(' ')}.</p>`;

/** Adds `count` rows of each kind in the admin's lists to a site's SQLite file. */
export function addManyRows(dataDir: string, count: number) {
  const database = new Sqlite(join(dataDir, 'bottom-time.sqlite'));
  const time = (index: number) => new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString();
  const insert = (table: string, toRow: (index: number) => Record<string, string | number>) => {
    const columns = Object.keys(toRow(0));
    const statement = database.prepare(
      `insert into ${table} (${columns.join()}) values (${columns.map((name) => `@${name}`).join()})`,
    );
    for (let index = 0; index < count; index++) statement.run(toRow(index));
  };
  const rowName = (index: number) => `${words[index % words.length]} number ${index}`;
  database.transaction(() => {
    insert('products', (index) => ({
      name: rowName(index),
      category: index % 2 ? 'Masks' : 'Fins',
      description: prose.slice(0, 400),
      rating_tenths: 45,
      review_count: 100,
      affiliate_link: '',
      image_url: '/art/gear/mask-reef.jpg',
      featured: 0,
      published: index % 2,
      created_at: time(index),
      updated_at: time(index),
    }));
    insert('reviews', (index) => ({
      title: rowName(index),
      slug: `many-${index}`,
      excerpt: 'One of many.',
      content: prose,
      category: index % 2 ? 'BCDs' : 'Cameras',
      image_url: '/art/gear/mask-reef.jpg',
      purchase_link: '',
      author: 'The team',
      published: index % 2,
      featured: 0,
      created_at: time(index),
      updated_at: time(index),
    }));
    insert('articles', (index) => ({
      title: rowName(index),
      slug: `many-${index}`,
      excerpt: 'One of many.',
      content: prose,
      category: index % 4 === 1 ? 'Safety' : 'Tips',
      image_url: '/art/articles/what-bottom-time-is.jpg',
      author: 'The team',
      published: index % 2,
      created_at: time(index),
      updated_at: time(index),
    }));
    insert('dive_sites', (index) => ({
      name: rowName(index),
      region: `Region ${index % 40}`,
      latitude: -33 - (index % 100) / 100,
      longitude: 151 + (index % 100) / 100,
      depth_range: '5-18m',
      skill_level: 'Beginner',
      water_temp: '16-22°C',
      description: prose.slice(0, 600),
      featured: 0,
      created_at: time(index),
      updated_at: time(index),
    }));
    insert('newsletters', (index) => ({
      email: `diver-${index}@example.com`,
      subscribed: index % 3 ? 1 : 0,
      token: `token-${index}`,
      created_at: time(index),
    }));
  })();
  database.close();
}
