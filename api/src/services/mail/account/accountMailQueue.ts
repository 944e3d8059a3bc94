/** Storage queue of the mails about accounts: who asks for one must not wait for it, nor learn whether it is sent. */
export const ACCOUNT_MAIL_QUEUE = 'account-mail';
