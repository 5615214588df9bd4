/** The mark, a gauge in three bands of depth, and the name. */
export function Wordmark({ name }: { name: string }) {
  return (
    <span className="flex items-center gap-2.5 font-display text-step-1 font-extrabold tracking-tight">
      <img src="/favicon.svg" alt="" width="32" height="32" className="max-[22rem]:hidden" />
      {name}
    </span>
  );
}
