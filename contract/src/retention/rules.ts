/** Hours for which an upload can be submitted. Later it is deleted. */
export const UNSUBMITTED_HOURS = 24;

/** Days for which a draft is kept after the last save. It is kept longer while its payment may still succeed. */
export const DRAFT_DAYS = 14;

/** Limits for the retention of files of a closed request, in days. */
export const MIN_RETENTION_DAYS = 30;
export const MAX_RETENTION_DAYS = 3650;

/** Default number of years that an accounting of disclosures covers (45 CFR 164.528). */
export const DISCLOSURE_YEARS = 6;

/** Calendar years for which audit records are kept (45 CFR 164.316(b)(2)(i)). */
export const RECORD_YEARS = 6;

/** The same in days: six calendar years have 2,191 or 2,192 days. */
export const RECORD_DAYS = 2_192;
