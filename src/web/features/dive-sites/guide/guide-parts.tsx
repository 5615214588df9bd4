/** Links to the parts of a long guide; the links stay in view. */
export function GuideParts({ parts }: { parts: readonly (readonly [id: string, name: string])[] }) {
  return (
    <nav
      aria-label="Parts of this guide"
      data-guide-parts
      // The bar is not sticky on a phone at 200 % text size, where it would take too much space.
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
