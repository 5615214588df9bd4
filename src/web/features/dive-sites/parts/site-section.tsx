import { paths } from '../../../../contract/paths.ts';

/** @param words null if depths are unknown @param isPicture whether to show it in print only */
export const SiteSection = (props: {
  site: { id: number; name: string };
  words: string | null;
  isPicture?: boolean;
}) => {
  const { site, words, isPicture } = props;
  if (words === null) return null;
  return (
    <picture className={isPicture ? 'hidden print:block' : undefined}>
      <source media="(min-width: 64rem)" srcSet={paths.section(site.id)} width={660} height={372} />
      <img
        src={paths.tallSection(site.id)}
        alt={`Section of ${site.name}. ${words}`}
        width={360}
        height={336}
        // The section loads after the page's picture, whose paint it would delay.
        fetchPriority="low"
        decoding="async"
        className="block h-auto w-full print:max-w-md"
      />
    </picture>
  );
};
