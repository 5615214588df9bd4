import type { OutlookUrl } from '../../../domain/outlook-url.ts';

/** What a form sends along unchanged, without scripts too. */
export function KeptFields({ url, names }: { url: OutlookUrl; names: (keyof OutlookUrl)[] }) {
  return names.map((name) =>
    url[name] === undefined ? null : (
      <input key={name} type="hidden" name={name} value={url[name]} />
    ),
  );
}
