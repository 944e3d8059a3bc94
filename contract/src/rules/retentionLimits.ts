/** Uploads that nobody submitted are kept for this long, and can be submitted for as long. */
export const UNSUBMITTED_HOURS = 24;

/** A draft is kept for so many days after it was last saved; for longer while its payment may still come to be. */
export const DRAFT_DAYS = 14;

/** Files of a closed request may be kept for so many days, at least and at most. */
export const FEWEST_RETENTION_DAYS = 30;
export const MOST_RETENTION_DAYS = 3650;

/** An accounting of disclosures reaches back so many years unless asked otherwise (45 CFR 164.528). */
export const DISCLOSURE_YEARS = 6;
