import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';

const manifest = z.object({
  format: z.literal(1, { error: 'its format is not known to this version of the site' }),
  createdAt: z.iso.datetime(),
  kind: z.enum([
    'manual',
    'daily',
    'before-migration',
    'before-restore',
    'copy',
    'move-out',
    // Part of an uploaded backup's file name; its manifest holds the original kind.
    'uploaded',
  ]),
  engine: z.enum(['sqlite', 'postgres']),
  migrations: z.array(z.string()),
  /** The location of the pictures if the backup does not contain them. */
  bucket: z.string().optional(),
  /** The folder of the owner's own texts, in a copy that contains them. */
  contentDir: z.string().optional(),
  tables: z.record(z.string(), z.number().int()),
  files: z.record(z.string(), z.object({ bytes: z.number().int(), sha256: z.string() })),
});

export type Manifest = z.infer<typeof manifest>;
export type BackupKind = Manifest['kind'];

export const manifestName = 'manifest.json';
export const dumpName = { sqlite: 'database.sqlite', postgres: 'database.dump' } as const;
export const filesFolder = 'files';

export async function fingerprint(path: string) {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return { bytes: (await stat(path)).size, sha256: hash.digest('hex') };
}

export async function writeManifest(folder: string, content: Manifest) {
  await writeFile(join(folder, manifestName), `${JSON.stringify(content, null, 2)}\n`);
}

/** Reads the manifest of an unpacked backup. @throws Error that describes the manifest's fault */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestName), 'utf8').catch(() => {
    throw new Error('it has no manifest, so it is no backup of this site');
  });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error('its manifest is no JSON');
  }
  const result = manifest.safeParse(value);
  if (!result.success) throw new Error(result.error.issues[0]?.message ?? 'its manifest is wrong');
  return result.data;
}

/** Verifies every file of an unpacked backup. @throws Error naming the first file that differs */
export async function checkFiles(folder: string, { files }: Manifest) {
  for (const [path, expected] of Object.entries(files)) {
    const actual = await fingerprint(join(folder, path)).catch(() => undefined);
    if (!actual) throw new Error(`${path} is missing in it`);
    if (actual.sha256 !== expected.sha256)
      throw new Error(`${path} is not as it was when it was made`);
  }
}
