export const halfHourMs = 1_800_000;
