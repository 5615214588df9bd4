/**
 * Shows the first lines of a text on a phone, the rest on request; print and wide screens show all.
 * CSS unfolds the text while the `details` after it is open, so that no script is needed.
 */
export function FoldedText(props: {
  text: string;
  lines: 'max-md:line-clamp-3' | 'max-md:line-clamp-6';
}) {
  const { text, lines } = props;
  return (
    <>
      <p className={`${lines} print:line-clamp-none has-[+details[open]]:line-clamp-none`}>
        {text}
      </p>
      <details className="no-print group md:hidden">
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-reef underline">
          <span className="group-open:hidden">more</span>
          <span className="hidden group-open:inline">less</span>
        </summary>
      </details>
    </>
  );
}
