import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { openApp, openMigratedSqlite } from '../../../../tests/support/both-databases.ts';
import { completeDocument, operationId } from './api-document.ts';

interface Operation {
  operationId: string;
  summary?: string;
  description: string;
  tags: string[];
  security?: unknown;
  parameters?: { name: string; in: string }[];
  responses: Record<string, { description: string }>;
}

const { anonymous } = openApp(openMigratedSqlite(), { SITE_URL: 'https://dive.example' });
const document = await (await anonymous('/api/openapi.json')).json();
const operations = Object.entries<Record<string, Operation>>(document.paths).flatMap(
  ([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      path,
      ...operation,
    })),
);

/** The names of the operations that break a rule. */
const breaking = (holds: (operation: (typeof operations)[number]) => boolean) =>
  operations.filter((operation) => !holds(operation)).map(({ name }) => name);

test('the document names its server, contact and purpose', () => {
  expect(operations.length).toBeGreaterThan(40);
  expect(document.openapi).toBe('3.1.0');
  expect(document.servers).toEqual([{ url: 'https://dive.example' }]);
  expect(document.info.description).not.toBe('');
  expect(document.info.contact).toMatchObject({ url: 'https://dive.example' });
});

test('every operation has a unique id that is a valid identifier', () => {
  expect(breaking(({ operationId: id }) => /^[a-z][A-Za-z0-9]*$/.test(id))).toEqual([]);
  const ids = operations.map(({ operationId: id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('every operation has a summary, a description and a described tag', () => {
  expect(breaking(({ summary }) => Boolean(summary))).toEqual([]);
  expect(breaking(({ description }) => description.length > 10)).toEqual([]);
  const described = document.tags.map(({ name }: { name: string }) => name);
  expect(breaking(({ tags }) => tags?.length > 0)).toEqual([]);
  expect(breaking(({ tags }) => tags.every((tag) => described.includes(tag)))).toEqual([]);
});

test('every path parameter is declared, and no path ends in a slash or holds a query', () => {
  expect(
    breaking(({ path, parameters = [] }) => {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const declared = parameters.filter((one) => one.in === 'path').map(({ name }) => name);
      return named.sort().join() === declared.sort().join();
    }),
  ).toEqual([]);
  expect(breaking(({ path }) => !/[/?]$|\?/.test(path))).toEqual([]);
});

test('every operation has a successful response and describes all of its responses', () => {
  expect(
    breaking(({ responses }) => Object.keys(responses).some((status) => /^[23]/.test(status))),
  ).toEqual([]);
  expect(
    breaking(({ responses }) => Object.values(responses).every(({ description }) => description)),
  ).toEqual([]);
});

test('every security requirement names a declared scheme', () => {
  const schemes = Object.keys(document.components.securitySchemes);
  expect(
    breaking(({ security }) =>
      ((security ?? []) as object[]).every((requirement) =>
        Object.keys(requirement).every((scheme) => schemes.includes(scheme)),
      ),
    ),
  ).toEqual([]);
});

test('every example of a schema is valid against it', () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema({ $id: 'https://dive.example/api', components: document.components });
  const wrong: string[] = [];
  (function visit(value: unknown, path: string) {
    if (typeof value !== 'object' || value === null) return;
    if ('example' in value && ('type' in value || 'anyOf' in value || '$ref' in value)) {
      const pointer = path.split('/').slice(1).map(encodeURIComponent).join('/');
      if (!ajv.validate({ $ref: `https://dive.example/api#/${pointer}` }, value.example)) {
        wrong.push(`${path}: ${ajv.errorsText()}`);
      }
    }
    for (const [key, child] of Object.entries(value)) {
      visit(child, `${path}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`);
    }
  })(document.components, '/components');
  expect(wrong).toEqual([]);
});

test('every schema that is declared is used', () => {
  const text = JSON.stringify(document);
  const unused = Object.keys(document.components.schemas).filter(
    (name) => !text.includes(`"#/components/schemas/${name}"`),
  );
  expect(unused).toEqual([]);
});

test('the id of an operation derives from its method and path', () => {
  expect(operationId('get', '/api/articles')).toBe('getArticles');
  expect(operationId('get', '/api/articles/{slug}')).toBe('getArticlesBySlug');
  expect(operationId('post', '/api/newsletter/subscribers/import')).toBe(
    'postNewsletterSubscribersImport',
  );
});

test('a route’s own id and description are not replaced', () => {
  const own = { operationId: 'ping', description: 'Answers pong.', responses: {} };
  const { paths } = completeDocument(
    { openapi: '3.1.0', info: { title: 'x', version: '1' }, paths: { '/api/ping': { get: own } } },
    'https://dive.example',
  );
  expect(paths?.['/api/ping']?.get).toEqual(own);
});

test('every array describes its items', () => {
  const bare: string[] = [];
  const visit = (value: unknown, path: string) => {
    if (typeof value !== 'object' || value === null) return;
    if ('type' in value && value.type === 'array' && !('items' in value)) bare.push(path);
    for (const [key, part] of Object.entries(value)) visit(part, `${path}/${key}`);
  };
  visit(document, '');
  expect(bare).toEqual([]);
});
