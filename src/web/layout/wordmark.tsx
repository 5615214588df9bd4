export function Wordmark({ name }: { name: string }) {
  return (
    <span className="flex items-center gap-2.5 font-display text-step-1 font-extrabold tracking-tight max-sm:text-lg">
      <span className="size-8 bg-(image:--mark) bg-cover max-[22rem]:hidden" />
      {name}
    </span>
  );
}
