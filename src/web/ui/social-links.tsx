export function SocialLinks(props: {
  links: readonly { name: string; url: string }[];
  linkClassName: string;
}) {
  return (
    <ul className="mt-5 flex flex-wrap gap-3" aria-label="Social media">
      {props.links.map(({ name, url }) => (
        <li key={name}>
          <a
            href={url}
            className={`grid size-11 place-items-center rounded-full ${props.linkClassName}`}
          >
            <span className="social-icon" data-network={name} />
            <span className="sr-only">{name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
