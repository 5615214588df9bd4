/** Ruled lines for notes on the rest of the printed page; hidden if the page is full. */
export function PrintNotes() {
  return (
    <div aria-hidden className="hidden min-h-0 grow basis-0 overflow-hidden print:block">
      <div className="mt-3 h-full bg-[repeating-linear-gradient(to_bottom,transparent_0_calc(2.25rem_-_2px),#bbb_calc(2.25rem_-_2px)_2.25rem)] [print-color-adjust:exact]">
        <p className="text-sm">
          Your dive: date, buddy, in and out, deepest, visibility, wind, tide, and who was home
        </p>
      </div>
    </div>
  );
}
