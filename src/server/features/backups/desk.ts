import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { type Backups, backupTooLarge, maxBackupBytes } from '../../../contract/backups.ts';
import { siteTime } from '../../../domain/dates/dates.ts';
import { type Actor, audit } from '../../platform/audit/audit-log.ts';
import { isBackupLate, listBackupFiles } from '../../platform/backup/keep.ts';
import { makeBackup, stamp } from '../../platform/backup/make.ts';
import { checkBackup, restoreRunning } from '../../platform/backup/restore-running.ts';
import { readCopiesStatus } from '../../platform/copies/state.ts';
import type { Services } from '../../platform/http/context.ts';
import { invalid, notFound } from '../../platform/http/errors.ts';
import { receiveFile } from '../../platform/http/receive-file.ts';
import { site } from '../../platform/site-content/site-content.ts';
import { createBackupWork } from './work.ts';

const message = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** The backups of this server, for the admin; only one is made or restored at a time. */
export function createBackupDesk(services: Services) {
  const { config, clock, logger } = services;
  const work = createBackupWork(config.backupDir);

  const path = (name: string) => join(config.backupDir, name);

  async function size(name: string): Promise<number> {
    const file = await stat(path(name)).catch(() => undefined);
    if (!file) throw notFound('This backup is not here any more.');
    return file.size;
  }

  const note = (actor: Actor, details: string) =>
    audit(services, { ...actor, action: 'data_exported', resource: 'backup', details });

  /** Starts work in the background; `list` returns its result. @throws 409 during other work */
  const begin = (kind: NonNullable<Backups['work']>, run: () => Promise<string>) =>
    work.begin(kind, () =>
      run().then(
        (text) => ({ ok: true, text }),
        (error: unknown) => {
          logger.error({ err: error }, `${kind} a backup failed`);
          return { ok: false, text: message(error) };
        },
      ),
    );

  return {
    async list(): Promise<Backups> {
      const copies = await readCopiesStatus(config);
      return {
        ...(await work.read()),
        ...{ folder: config.backupDir, kept: config.backupsKept },
        files: await listBackupFiles(config),
        isLate: await isBackupLate(services),
        copies: copies && { repository: config.copies?.repository ?? '', ...copies },
      };
    },

    async make(actor: Actor) {
      await begin('making', async () => {
        const { file } = await makeBackup(config, 'manual', clock()).catch((error: unknown) => {
          throw new Error(`No backup was made: ${message(error)}.`.replace('..', '.'));
        });
        return `${basename(file)} is made.`;
      });
      await note(actor, 'Backup ordered');
    },

    async open(name: string, actor: Actor) {
      const bytes = await size(name);
      await note(actor, name);
      return { bytes, stream: Readable.toWeb(createReadStream(path(name))) as ReadableStream };
    },

    async remove(name: string, actor: Actor) {
      await size(name);
      await work.assertIdle();
      await rm(path(name));
      await note(actor, `${name} deleted`);
    },

    /** Checks a whole uploaded archive, then stores it. @throws 400 that names its fault */
    async receive(request: Request, actor: Actor) {
      const name = `bottom-time-${stamp(clock())}-uploaded.tar.gz`;
      // Two uploads may begin in the same second.
      const unfinished = path(`.${name}.${randomUUID()}.part`);
      try {
        const limit = { maxBytes: maxBackupBytes, tooLarge: backupTooLarge };
        await receiveFile(request, unfinished, limit);
        const { createdAt } = await checkBackup(services, unfinished).catch((error: unknown) => {
          throw invalid(`This file can not be used: ${message(error)}. Nothing was stored.`);
        });
        await rename(unfinished, path(name));
        await note(actor, `${name} uploaded`);
        return { name, createdAt };
      } finally {
        await rm(unfinished, { force: true });
      }
    },

    /** @throws 404; 409 while other work is under way */
    async restore(name: string, actor: Actor) {
      await size(name);
      await begin('restoring', async () => {
        const { manifest, former } = await restoreRunning(services, path(name), actor).catch(
          (error: unknown) => {
            throw new Error(`Restoring ${name} failed: ${message(error)}`);
          },
        );
        const pictures = manifest.bucket
          ? ` Its pictures are in the bucket ${manifest.bucket}, which was left as it is.`
          : '';
        return `The site is as it was on ${siteTime(manifest.createdAt, site.timeZone)}. What was here before is in ${basename(former)}.${pictures} Emails that waited are held: the start screen asks whether to send them. Who was erased or unsubscribed since then is back: do it again.`;
      });
    },
  };
}
