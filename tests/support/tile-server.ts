import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';

/** A requested map tile, and the page named by its referrer. */
interface TileRequest {
  zoom: number;
  path: string;
  referer: string | undefined;
}

/** Starts a local tile service that sends one plain tile for every request and records requests. */
export async function openTileServer() {
  const tile = await sharp({
    create: { width: 256, height: 256, channels: 3, background: '#aad3df' },
  })
    .png()
    .toBuffer();
  const requests: TileRequest[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    requests.push({ zoom: Number(path.split('/')[1]), path, referer: request.headers.referer });
    response.writeHead(200, { 'Content-Type': 'image/png' }).end(tile);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/{z}/{x}/{y}.png`,
    requests,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
