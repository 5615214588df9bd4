// Adds an article as a draft: node docs/examples/add-article.mjs https://dive.example.org "A title" < text.html
// TOKEN is a token with the scope articles:write (Security, Tokens in the admin). See docs/api.md.
import { text } from 'node:stream/consumers';

const [site, title] = process.argv.slice(2);
if (!site || !title || !process.env.TOKEN) {
  console.error('Usage: TOKEN=bt_… node docs/examples/add-article.mjs SITE TITLE < text.html');
  process.exit(2);
}

const answer = await fetch(new URL('/api/articles', site), {
  method: 'POST',
  headers: {
    Authorization: `Bearer ${process.env.TOKEN}`,
    'Content-Type': 'application/json',
  },
  body: JSON.stringify({ title, content: await text(process.stdin), published: false }),
});
const body = await answer.json();
if (!answer.ok) {
  // An error response has a message, and the fields that it concerns.
  console.error(`${answer.status}: ${body.error}`, body.details ?? '');
  process.exit(1);
}
console.log(`Draft ${body.id}: ${new URL(`/admin/articles/${body.id}`, site)}`);
