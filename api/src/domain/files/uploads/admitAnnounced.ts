import { ANNOUNCED_LIMITS } from '@portal/contract/files/rules/uploadRules.ts';

/** The links and bytes announced in one call. */
export interface AnnouncedUploads {
  readonly links: number;
  readonly bytes: number;
}

/** An announcement with the UTC ISO instant until which it counts. */
export interface CountedAnnouncement extends AnnouncedUploads {
  readonly until: string;
}

export type AnnouncedDecision =
  | { readonly kind: 'admit'; readonly announcements: readonly CountedAnnouncement[] }
  | { readonly kind: 'refuse'; readonly retryAfterSeconds: number };

/** Whether an address can announce more uploads in the current ten minutes. */
export function admitAnnounced(
  announcements: readonly CountedAnnouncement[],
  requested: AnnouncedUploads,
  { isSignedIn, now }: { readonly isSignedIn: boolean; readonly now: Date },
): AnnouncedDecision {
  const { minutes, links, bytes, signedInTimes } = ANNOUNCED_LIMITS;
  const times = isSignedIn ? signedInTimes : 1;
  const counting = announcements
    .filter(({ until }) => until > now.toISOString())
    .toSorted((a, b) => (a.until < b.until ? -1 : 1));
  const fits = (others: readonly AnnouncedUploads[]) =>
    sum(others, 'links') + requested.links <= links * times &&
    sum(others, 'bytes') + requested.bytes <= bytes * times;
  if (fits(counting)) {
    const until = new Date(now.getTime() + minutes * 60_000).toISOString();
    return { kind: 'admit', announcements: [...counting, { ...requested, until }] };
  }
  const lastBlocking = counting.findIndex((_, index) => fits(counting.slice(index + 1)));
  const { until } = counting.at(lastBlocking)!;
  return {
    kind: 'refuse',
    retryAfterSeconds: Math.max(1, Math.ceil((Date.parse(until) - now.getTime()) / 1000)),
  };
}

function sum(announced: readonly AnnouncedUploads[], key: keyof AnnouncedUploads): number {
  return announced.reduce((total, each) => total + each[key], 0);
}
