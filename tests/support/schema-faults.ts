import { readFileSync } from 'node:fs';
import { validateXML } from 'xmllint-wasm';

const schemas = {
  uddf: readFileSync(new URL('../data/uddf-sites.rng', import.meta.url), 'utf8'),
  subsurface: readFileSync(new URL('../data/subsurface-sites.rng', import.meta.url), 'utf8'),
};

/** Errors of a document by the schema of its format; empty for a valid document. */
export async function schemaFaults(format: keyof typeof schemas, xml: string): Promise<string[]> {
  const { errors } = await validateXML({ xml, schema: schemas[format], extension: 'relaxng' });
  return errors.map(({ message }) => message);
}
