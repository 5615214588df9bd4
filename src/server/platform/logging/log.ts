import { type DestinationStream, pino, type SerializedError } from 'pino';

/** The lookbehind keeps it linear: a run of letters is tried once, not from each of them. */
const emailAddress = /(?<![\w.+-])[\w.+-]+@[\w-]+(\.[\w-]+)+/g;

/** Serialises an error without the rows that databases attach to it, which may be personal data. */
function serializeError(error: Error): Partial<SerializedError> {
  const { type, message, stack, code } = pino.stdSerializers.err(error);
  return { type, message, stack, ...(code !== undefined && { code }) };
}

/** Opens the site's log, one JSON object per line, without email addresses, which mail servers quote. */
export function openLog(level: string, destination?: DestinationStream) {
  return pino(
    {
      level,
      serializers: { err: serializeError },
      hooks: { streamWrite: (line) => line.replace(emailAddress, '(an address)') },
    },
    destination,
  );
}
