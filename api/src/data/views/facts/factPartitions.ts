/** The partition of `views` that counts the facts of a day (YYYY-MM-DD) by hour. */
export function dayPartition(day: string): string {
  return `day|${day}`;
}

/** The partition of `views` that counts the facts of a month (YYYY-MM) by day. */
export function monthRollup(month: string): string {
  return `month|${month}`;
}
