/** Time zones that a person can choose: those of the specification, and the others of the 50 states. UTC, Arizona (`AZ`) and Hawaii have no daylight saving time. */
export const timeZones = ['UTC', 'EST', 'CST', 'MST', 'AZ', 'PST', 'AKST', 'HST'] as const;

export type TimeZone = (typeof timeZones)[number];

/** The IANA time zone of each name. */
export const ianaZoneOf = {
  UTC: 'UTC',
  EST: 'America/New_York',
  CST: 'America/Chicago',
  MST: 'America/Denver',
  AZ: 'America/Phoenix',
  PST: 'America/Los_Angeles',
  AKST: 'America/Anchorage',
  HST: 'Pacific/Honolulu',
} as const satisfies Record<TimeZone, string>;
