import { paths } from '../../../../contract/paths.ts';

/** @param words what it shows; null where no depth is known @param isPicture the page's picture shows it already */
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
        // Below the plate, whose paint it would hold up on a slow line.
        fetchPriority="low"
        decoding="async"
        className="block h-auto w-full print:max-w-md"
      />
    </picture>
  );
};
