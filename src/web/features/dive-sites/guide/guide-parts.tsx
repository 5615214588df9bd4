/** Leads to the parts of a long guide, and stays in view while it is read. */
export function GuideParts({ parts }: { parts: readonly (readonly [id: string, name: string])[] }) {
  return (
    <nav
      aria-label="Parts of this guide"
      data-guide-parts
      // Text of twice the size leaves a phone no room for it: there it scrolls away.
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
