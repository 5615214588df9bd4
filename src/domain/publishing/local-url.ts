const privateHost =
  /^(localhost|.*[.](localhost|local|internal|test)|127[.]\d+[.]\d+[.]\d+|10[.]\d+[.]\d+[.]\d+|192[.]168[.]\d+[.]\d+|172[.](1[6-9]|2\d|3[01])[.]\d+[.]\d+|169[.]254[.]\d+[.]\d+|0[.]0[.]0[.]0|\[::1?\]|\[f[cde][0-9a-f:]*\])$/i;

/** Hosts of development previews. */
const previewHost =
  /[.](replit[.](dev|app)|repl[.]co|gitpod[.]io|app[.]github[.]dev|csb[.]app|codesandbox[.]io|stackblitz[.]io|webcontainer[.]io|ngrok[.]io|ngrok-free[.]app|loca[.]lt|trycloudflare[.]com)$/i;

/** Whether an address works only on one machine or in a preview; false for a path of this site. */
export function isLocalUrl(address: string): boolean {
  const text = address.trim();
  if (/^(data|blob|file):/i.test(text)) return true;
  const url = URL.parse(text);
  return url !== null && (privateHost.test(url.hostname) || previewHost.test(url.hostname));
}

export const localUrlWarning =
  'Warning: Local development URLs will not work in published articles. Please use a publicly accessible image URL (e.g., from Amazon, Cloudinary, or other CDN services).';

export function localImages(html: string): string[] {
  const sources = [...html.matchAll(/<img\b(?:(?!<img\b)[^>])*\ssrc="([^"]*)"/gi)].map(
    ([, src = '']) => src,
  );
  return sources.filter(isLocalUrl);
}
