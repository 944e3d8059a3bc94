import type { StoredChange } from './storedNotices.ts';

export type NoticeFacts = Readonly<Record<string, string>>;

/** What stood before a change and what stands since, as facts by name; null where it was not there. */
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
  const { isActive, place, locations, ...words } = { locations: undefined, ...value };
  return {
    ...words,
    place: String(place),
    isActive: isActive ? 'yes' : 'no',
    ...(locations && { locations: locations.map(({ name }) => name).join(', ') }),
  };
}
