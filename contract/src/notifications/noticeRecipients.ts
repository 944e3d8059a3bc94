/** Whom the portal writes to about a request. `attorney`: who gets a copy of the confirmation. */
export const noticeRecipients = ['contact', 'attorney', 'account', 'staff'] as const;

export type NoticeRecipient = (typeof noticeRecipients)[number];
