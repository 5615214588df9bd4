import site from '../../../content/site.json';
import { SocialIcon } from './social-icon.tsx';

/** @param props `linkClassName`: the border and hover colours of each round link */
export function SocialLinks(props: { linkClassName: string }) {
  return (
    <ul className="mt-5 flex gap-3" aria-label="Social media">
      {site.socials.map(({ name, url }) => (
        <li key={name}>
          <a
            href={url}
            aria-label={name}
            className={`grid size-11 place-items-center rounded-full ${props.linkClassName}`}
          >
            <SocialIcon name={name} />
          </a>
        </li>
      ))}
    </ul>
  );
}
