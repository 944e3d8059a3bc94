/** Days after the last save for which a draft can be paid. */
export const PAYABLE_DAYS = 7;

/** The same while a bank account is being verified: the deposit takes days to arrive, and payers need time to check. */
export const VERIFIABLE_DAYS = 12;
