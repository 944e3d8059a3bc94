import type { StoredChange } from './storedNotices.ts';

export type NoticeFacts = Readonly<Record<string, string>>;

/** The values before and after a change, as text by name; null if the item did not exist. */
export function noticeFacts(change: StoredChange): { from: NoticeFacts | null; to: NoticeFacts | null } {
  switch (change.kind) {
    case 'service':
    case 'location':
      return { from: factsOf(change.from), to: factsOf(change.to) };
    case 'support':
    case 'incident':
      return { from: change.from, to: change.to };
    case 'dueDays':
      return { from: { dueDays: String(change.from) }, to: { dueDays: String(change.to) } };
    case 'feeNotice':
      return { from: { feeNotice: change.from }, to: { feeNotice: change.to } };
  }
}

function factsOf(value: Extract<StoredChange, { kind: 'service' | 'location' }>['from']): NoticeFacts | null {
  if (!value) return null;
  const { isActive, position, locations, ...texts } = { locations: undefined, ...value };
  return {
    ...texts,
    position: String(position),
    isActive: isActive ? 'yes' : 'no',
    ...(locations && { locations: locations.map(({ name }) => name).join(', ') }),
  };
}
