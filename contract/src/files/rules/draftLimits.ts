/** Days for which a draft can be paid after it was last saved. */
export const PAYABLE_DAYS = 7;

/** The same while its bank account is verified: a small deposit takes days to arrive, and people a few more to look. */
export const VERIFIABLE_DAYS = 12;
