import { connect } from 'node:tls';

const timeoutMs = 10_000;
const dayMs = 86_400_000;
const maxNoticeDays = 14;

export interface Certificate {
  /** ISO times. */
  from: string;
  until: string;
}

/** Reads a site's certificate, even an expired one. @throws Error if the site presents none in time */
export function readCertificate(siteUrl: string): Promise<Certificate> {
  const { hostname, port } = new URL(siteUrl);
  const { promise, resolve, reject } = Promise.withResolvers<Certificate>();
  const socket = connect({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port || 443),
    ...(/[a-z]/i.test(hostname) && !hostname.startsWith('[') && { servername: hostname }),
    // Nothing is sent over the connection: only the validity matters.
    rejectUnauthorized: false,
  });
  socket.setTimeout(timeoutMs, () => socket.destroy(new Error('No certificate in time')));
  socket.once('error', reject);
  socket.once('secureConnect', () => {
    const { valid_from, valid_to } = socket.getPeerCertificate();
    socket.destroy();
    if (!valid_to) return reject(new Error('No certificate'));
    const iso = (date: string) => new Date(date).toISOString();
    return resolve({ from: iso(valid_from), until: iso(valid_to) });
  });
  return promise;
}

/** Whether less than 14 days of a certificate's validity remain, or less than a quarter if that is shorter. */
export function expiresSoon({ from, until }: Certificate, now: Date): boolean {
  const lifeMs = Date.parse(until) - Date.parse(from);
  return Date.parse(until) - now.getTime() < Math.min(maxNoticeDays * dayMs, lifeMs / 4);
}
