import { type DestinationStream, pino, type SerializedError } from 'pino';

const address = /[\w.+-]+@[\w-]+(\.[\w-]+)+/g;

/** What a log may keep of an error: a database adds the rows that it stumbled over. */
function briefly(error: Error): Partial<SerializedError> {
  const { type, message, stack, code } = pino.stdSerializers.err(error);
  return { type, message, stack, ...(code !== undefined && { code }) };
}

/** The site's log, a JSON object a line, which never holds an email address: mail servers quote them. */
export function openLog(level: string, destination?: DestinationStream) {
  return pino(
    {
      level,
      serializers: { err: briefly },
      hooks: { streamWrite: (line) => line.replace(address, '(an address)') },
    },
    destination,
  );
}
