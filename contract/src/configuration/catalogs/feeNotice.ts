/** The notice next to the processing fee, until staff write their own. */
export const STARTER_FEE_NOTICE =
  'The processing fee covers work that begins with your request and is not refunded when a facility has no records or declines to release them. Duplicate payments made by mistake are refunded.';
