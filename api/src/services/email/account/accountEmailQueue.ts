/** Storage queue for account emails. Callers must neither wait for an email nor learn whether one is sent. */
export const ACCOUNT_EMAIL_QUEUE = 'account-email';
