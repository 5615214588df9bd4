import type { OutlookUrl } from '../../../../domain/conditions/outlook-url.ts';

/** A form sends the rest of its address along without scripts too. */
export function HiddenFields({ url, names }: { url: OutlookUrl; names: (keyof OutlookUrl)[] }) {
  return names.map((name) =>
    url[name] === undefined ? null : (
      <input key={name} type="hidden" name={name} value={url[name]} />
    ),
  );
}
