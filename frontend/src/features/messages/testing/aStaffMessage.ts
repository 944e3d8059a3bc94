import type { StaffMessage } from '@portal/contract/messages/schemas.ts';

/** Place in a thread of a message, or of an internal note after it. */
export function position(number: number, note = 0): string {
  return `${String(number).padStart(6, '0')}.${String(note).padStart(4, '0')}`;
}

/** A message of a client, as staff see it. */
export function fromClient(number: number, changed: Partial<StaffMessage> = {}): StaffMessage {
  return {
    messageId: crypto.randomUUID(),
    position: position(number),
    sentAt: '2026-11-20T12:00:00.000Z',
    text: `Message ${number}`,
    from: 'client',
    isInternal: false,
    authorName: 'Ann Clark',
    mentions: [],
    ...changed,
  };
}
