/** Links to the parts of a long guide, which stay in view. */
export function GuideParts({ parts }: { parts: readonly (readonly [id: string, name: string])[] }) {
  return (
    <nav
      aria-label="Parts of this guide"
      data-guide-parts
      // Not sticky on phones with text of twice the size, which have no room for it.
      className="no-print sticky top-[clamp(-50rem,(100vw-18rem)*99,4.25rem)] z-30 border-b border-line bg-paper"
    >
      <ul className="mx-auto flex max-w-6xl flex-wrap justify-between gap-x-3 px-5 sm:justify-start sm:gap-x-8">
        {parts.map(([id, name]) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-11 items-center text-[0.95rem] font-semibold text-reef hover:underline"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
