/** A long computation that pauses between its parts, so that a server can answer other requests. */
export type InParts<Result> = Generator<undefined, Result>;

/** Number of items between two pauses; so many items take a fraction of a millisecond. */
export const itemsPerPart = 100;

/** The result of a computation without a pause. */
export function runWhole<Result>(parts: InParts<Result>): Result {
  for (;;) {
    const part = parts.next();
    if (part.done) return part.value;
  }
}
