/** Bounds what this process does in a minute of the clock. @returns whether another is within the quota, and counts it */
export function createMinuteQuota(perMinute: number) {
  let minute = 0;
  let counted = 0;
  return (at: Date): boolean => {
    const current = Math.floor(at.getTime() / 60_000);
    if (current !== minute) {
      minute = current;
      counted = 0;
    }
    counted += 1;
    return counted <= perMinute;
  };
}
