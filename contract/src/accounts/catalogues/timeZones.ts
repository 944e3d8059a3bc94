/** The zones that a person can choose, as they are called; all but UTC keep daylight saving time. */
export const timeZones = ['UTC', 'EST', 'PST', 'CST'] as const;

export type TimeZone = (typeof timeZones)[number];

/** The IANA zone behind each name. */
export const ianaZoneOf = {
  UTC: 'UTC',
  EST: 'America/New_York',
  PST: 'America/Los_Angeles',
  CST: 'America/Chicago',
} as const satisfies Record<TimeZone, string>;
