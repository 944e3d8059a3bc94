import { ANNOUNCED_LIMITS } from '@portal/contract/files/rules/uploadRules.ts';
import { SITE_TIMES } from '../../requests/access/siteNetwork.ts';

/** The links and bytes announced in one call. */
export interface AnnouncedUploads {
  readonly links: number;
  readonly bytes: number;
}

/** An announcement with the UTC ISO instant until which it counts. */
export interface CountedAnnouncement extends AnnouncedUploads {
  readonly until: string;
  /** Which network of an IPv6 site announced it; absent for other addresses. */
  readonly part?: string | undefined;
}

export type AnnouncedDecision =
  | { readonly kind: 'admit'; readonly announcements: readonly CountedAnnouncement[] }
  | { readonly kind: 'refuse'; readonly retryAfterSeconds: number };

interface Announcer {
  readonly isSignedIn: boolean;
  /** The network of an IPv6 site; undefined for other addresses. All networks of a site may announce four times as much. */
  readonly part?: string | undefined;
  readonly now: Date;
}

/** Whether an address can announce more uploads in the current ten minutes. `announcements`: those of its site. */
export function admitAnnounced(
  announcements: readonly CountedAnnouncement[],
  requested: AnnouncedUploads,
  { isSignedIn, part, now }: Announcer,
): AnnouncedDecision {
  const { minutes, signedInTimes } = ANNOUNCED_LIMITS;
  const times = isSignedIn ? signedInTimes : 1;
  const counting = announcements
    .filter(({ until }) => until > now.toISOString())
    .toSorted((a, b) => (a.until < b.until ? -1 : 1));
  const own = counting.filter((each) => each.part === part);
  const waits = [waitSeconds(own, requested, times, now)];
  if (part !== undefined) waits.push(waitSeconds(counting, requested, times * SITE_TIMES, now));
  const retryAfterSeconds = Math.max(...waits);
  if (retryAfterSeconds > 0) return { kind: 'refuse', retryAfterSeconds };
  const until = new Date(now.getTime() + minutes * 60_000).toISOString();
  return {
    kind: 'admit',
    announcements: [...counting, { ...requested, until, ...(part !== undefined && { part }) }],
  };
}

/** How long until the announcement fits into this many times the limit; 0 if it fits now. */
function waitSeconds(
  counting: readonly CountedAnnouncement[],
  requested: AnnouncedUploads,
  times: number,
  now: Date,
): number {
  const { links, bytes } = ANNOUNCED_LIMITS;
  const fits = (others: readonly AnnouncedUploads[]) =>
    sum(others, 'links') + requested.links <= links * times &&
    sum(others, 'bytes') + requested.bytes <= bytes * times;
  if (fits(counting)) return 0;
  const lastBlocking = counting.findIndex((_, index) => fits(counting.slice(index + 1)));
  const { until } = counting.at(lastBlocking)!;
  return Math.max(1, Math.ceil((Date.parse(until) - now.getTime()) / 1000));
}

function sum(announced: readonly AnnouncedUploads[], key: keyof AnnouncedUploads): number {
  return announced.reduce((total, each) => total + each[key], 0);
}
