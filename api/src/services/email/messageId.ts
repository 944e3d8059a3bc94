import { createHash } from 'node:crypto';

/**
 * The ID that the email service knows an email by. It sends a message with this ID once, even if it gets it several times,
 * and its delivery reports name it.
 */
export function messageIdOf(emailId: string): string {
  const hex = createHash('sha256').update(emailId).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
