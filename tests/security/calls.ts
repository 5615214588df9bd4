/** A call of the API, as the OpenAPI document describes it. */
export interface ApiCall {
  method: string;
  path: string;
  admin: boolean;
  /** A body that is valid according to the document. */
  body: Record<string, unknown> | undefined;
  /** Fields of the body that accept any text. */
  texts: string[];
}

interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  items?: Schema;
  maxLength?: number;
  properties?: Record<string, Schema>;
}

interface Document {
  paths: Record<
    string,
    Record<
      string,
      {
        security?: unknown;
        requestBody?: { content: { 'application/json'?: { schema: Schema } } };
      }
    >
  >;
  components: { schemas: Record<string, Schema> };
}

const schemaTypes = ({ type }: Schema) => (Array.isArray(type) ? type : [type]);

/** Every call of the OpenAPI document, with a valid body. */
export function apiCalls(document: Document): ApiCall[] {
  function resolve(schema: Schema): Schema {
    if (schema.$ref) {
      return resolve(document.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});
    }
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices) return resolve(choices.find(({ type }) => type !== 'null') ?? {});
    if (!schema.allOf) return schema;
    const parts = schema.allOf.map(resolve);
    return { ...parts[0], properties: Object.assign({}, ...parts.map((part) => part.properties)) };
  }

  /** A sample value of a field, chosen by its schema and its name. */
  function sample(name: string, given: Schema): unknown {
    const schema = resolve(given);
    if (schema.const !== undefined) return schema.const;
    if (schema.enum) return schema.enum.find((value) => value !== null && value !== '');
    const [type] = schemaTypes(schema);
    if (name === 'latitude') return -33.8;
    if (name === 'longitude') return 151.2;
    if (type === 'boolean') return name !== 'dryRun';
    if (type === 'integer' || type === 'number') return name === 'version' ? undefined : 1;
    const mayBeEmpty = [given, ...(given.anyOf ?? [])].some((one) =>
      schemaTypes(one).includes('null'),
    );
    if (type === 'array' && mayBeEmpty) return null;
    if (name === 'mapCoordinates') return '-14.6637, 145.6635';
    if (type === 'array') return [sample(name, schema.items ?? {})];
    if (type === 'object') return sampleFields(schema);
    if (name === 'website') return '';
    // Times and dates stay empty, so that a record is published now.
    if (/(At|On|AsOf|Date)$/.test(name)) return undefined;
    if (/authority|permitUrl|sourceUrl/i.test(name)) return 'https://parks.example/';
    if (/email/i.test(name)) return 'jo@example.com';
    if (/purchase|affiliate/i.test(name)) return 'https://shop.example/';
    if (/url|link|thumbnail/i.test(name)) return '/art/articles/fish-rock-cave.jpg';
    if (name === 'price') return '$10.00';
    if (name === 'rating') return '4.5';
    if (name === 'depthRange') return '3-9m';
    if (name === 'csv') return 'email\njo@example.com\n';
    return 'A sheltered cove with an easy shore entry'.slice(0, schema.maxLength);
  }

  const sampleFields = (schema: Schema) =>
    Object.fromEntries(
      Object.entries(schema.properties ?? {})
        .map(([name, field]) => [name, sample(name, field)] as const)
        .filter(([, value]) => value !== undefined),
    );

  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { security, requestBody }]) => {
      const given = requestBody?.content['application/json']?.schema;
      const schema = given && resolve(given);
      const properties = Object.entries(schema?.properties ?? {});
      const isText = (field: Schema) => {
        const { enum: choices, ...resolved } = resolve(field);
        return !choices && schemaTypes(resolved).includes('string');
      };
      return {
        method: method.toUpperCase(),
        path,
        admin: security !== undefined,
        body: schema && sampleFields(schema),
        texts: properties.filter(([, field]) => isText(field)).map(([name]) => name),
      };
    }),
  );
}
