/** What is said of the processing fee where it is paid, until staff write their own. */
export const STARTER_FEE_NOTICE =
  'The processing fee covers work that begins with your request and is not refunded when a facility holds no records or declines to release them. Payments made twice by mistake are returned.';
