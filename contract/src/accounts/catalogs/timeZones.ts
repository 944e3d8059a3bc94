/** Time zones that a person can choose. All but UTC observe daylight saving time. */
export const timeZones = ['UTC', 'EST', 'PST', 'CST'] as const;

export type TimeZone = (typeof timeZones)[number];

/** The IANA time zone of each name. */
export const ianaZoneOf = {
  UTC: 'UTC',
  EST: 'America/New_York',
  PST: 'America/Los_Angeles',
  CST: 'America/Chicago',
} as const satisfies Record<TimeZone, string>;
