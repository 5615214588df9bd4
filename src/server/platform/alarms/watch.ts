import type { Services } from '../http/context.ts';
import { repeat } from '../jobs/repeat.ts';
import { noteFindings } from './alarms.ts';
import type { AnswerCounts } from './answer-counts.ts';
import { defaultLimits, findCauses, type Limits } from './causes.ts';
import { type Certificate, readCertificate } from './certificate.ts';

const intervalMs = 60_000;
const startDelayMs = 10_000;
const certificateMs = 6 * 3_600_000;

export type Watch = ReturnType<typeof createWatch>;

/** Checks for causes of alarms once a minute and mails the owner about them. */
export function createWatch(
  services: Services,
  answers: AnswerCounts,
  limits: Partial<Limits> = {},
) {
  const { config, clock, logger } = services;
  const startedAt = clock();
  let certificate: Certificate | undefined;
  let askedAt: number | undefined;

  async function askCertificate() {
    const time = clock().getTime();
    if (!config.siteUrl.startsWith('https:')) return;
    if (askedAt !== undefined && time - askedAt < certificateMs) return;
    askedAt = time;
    try {
      certificate = await readCertificate(config.siteUrl);
    } catch (error) {
      logger.warn({ err: error }, 'the certificate of the site could not be read');
    }
  }

  async function run() {
    await askCertificate();
    const watched = { answers, certificate: () => certificate, startedAt };
    const findings = await findCauses(services, watched, { ...defaultLimits, ...limits });
    for (const finding of findings) logger.warn(finding, 'the owner should know');
    await noteFindings(services, findings);
  }

  return {
    run,
    answers,
    certificate: () => certificate,
    start: () =>
      repeat(run, (error) => logger.error(error, 'the watch could not be kept'), {
        intervalMs,
        startDelayMs,
      }),
  };
}
