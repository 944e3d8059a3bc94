/** Uploads that nobody submitted are kept for this long, and can be submitted for as long. */
export const UNSUBMITTED_HOURS = 24;

/** Days for which a draft is kept after the last save; longer while its payment may still succeed. */
export const DRAFT_DAYS = 14;

/** Limits for the retention of files of a closed request, in days. */
export const MIN_RETENTION_DAYS = 30;
export const MAX_RETENTION_DAYS = 3650;

/** An accounting of disclosures reaches back so many years unless asked otherwise (45 CFR 164.528). */
export const DISCLOSURE_YEARS = 6;

/** Records of who did what are kept for six years (45 CFR 164.316(b)(2)(i)), which are years of the calendar. */
export const RECORD_YEARS = 6;

/** Six calendar years have 2,191 or 2,192 days. What is kept by a number of days is kept for the longer of the two. */
export const RECORD_DAYS = 2_192;
