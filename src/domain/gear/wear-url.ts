/** A place and a month of the chooser; absent if not chosen. */
interface WearUrl {
  region?: string | undefined;
  /** From 1. */
  month?: number | undefined;
}

/** Reads a place and a month from an address, without invalid values. */
export function readWearUrl(search: Record<string, unknown>): WearUrl {
  const region = String(search.region ?? '');
  const month = Number(search.month);
  return {
    region: /^[a-z0-9-]{1,100}$/.test(region) ? region : undefined,
    month: Number.isInteger(month) && month >= 1 && month <= 12 ? month : undefined,
  };
}
