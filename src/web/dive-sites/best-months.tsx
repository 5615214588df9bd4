import { MonthStrip } from '../ui/month-strip.tsx';

export function BestMonths({ months, reason }: { months: number[]; reason: string | null }) {
  return <MonthStrip label="Best months" months={months} note={reason} />;
}
