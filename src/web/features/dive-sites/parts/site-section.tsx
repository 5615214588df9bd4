import { paths } from '../../../../contract/paths.ts';

/** @param words null without known depths @param isPicture whether the page's picture is the section */
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
        // Loads after the page's picture, whose paint it would delay on a slow connection.
        fetchPriority="low"
        decoding="async"
        className="block h-auto w-full print:max-w-md"
      />
    </picture>
  );
};
