import { createSocket, type RemoteInfo } from 'node:dgram';
import { once } from 'node:events';

/** The name that a DNS query asks for, and the end of its question. */
function readQuestion(query: Buffer) {
  const labels: string[] = [];
  let at = 12;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += length + 1;
  }
  return { name: labels.join('.').toLowerCase(), end: at + 5 };
}

function textAnswer(text: string) {
  const parts = text.match(/.{1,255}/gs) ?? [''];
  const data = Buffer.concat(
    parts.flatMap((part) => [Buffer.from([part.length]), Buffer.from(part, 'latin1')]),
  );
  // The head is a pointer to the name of the question, type TXT, class IN and a TTL of 60 s.
  const head = Buffer.from([0xc0, 12, 0, 16, 0, 1, 0, 0, 0, 60, 0, 0]);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}

/** A DNS server with text records by name; every other name does not exist. */
export async function startDnsServer(records: Record<string, string[]>) {
  const socket = createSocket('udp4');
  socket.on('message', (query: Buffer, from: RemoteInfo) => {
    const { name, end } = readQuestion(query);
    const texts = records[name];
    const head = Buffer.from(query.subarray(0, 12));
    // These flags mark a recursive response, with the error NXDOMAIN for an unknown name.
    head.writeUInt16BE(texts ? 0x8180 : 0x8183, 2);
    head.writeUInt16BE(texts?.length ?? 0, 6);
    head.writeUInt32BE(0, 8);
    const answer = Buffer.concat([head, query.subarray(12, end), ...(texts ?? []).map(textAnswer)]);
    socket.send(answer, from.port, from.address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${socket.address().port}`,
    records,
    stop: async () => void socket.close(),
  };
}
