import { ANNOUNCED_LIMITS } from '@portal/contract/files/rules/uploadRules.ts';

/** What was announced in one call. */
export interface Announced {
  readonly links: number;
  readonly bytes: number;
}

/** The same, and the UTC ISO instant at which it stops counting. */
export interface AnnouncedMark extends Announced {
  readonly until: string;
}

export type AnnouncedDecision =
  | { readonly kind: 'admit'; readonly marks: readonly AnnouncedMark[] }
  | { readonly kind: 'refuse'; readonly retryAfterSeconds: number };

/** Whether an address may announce more, on top of what it announced within any ten minutes. */
export function admitAnnounced(
  marks: readonly AnnouncedMark[],
  asked: Announced,
  { isSignedIn, now }: { readonly isSignedIn: boolean; readonly now: Date },
): AnnouncedDecision {
  const { minutes, links, bytes, signedInTimes } = ANNOUNCED_LIMITS;
  const times = isSignedIn ? signedInTimes : 1;
  const counting = marks
    .filter(({ until }) => until > now.toISOString())
    .toSorted((a, b) => (a.until < b.until ? -1 : 1));
  const fits = (others: readonly Announced[]) =>
    sum(others, 'links') + asked.links <= links * times &&
    sum(others, 'bytes') + asked.bytes <= bytes * times;
  if (fits(counting)) {
    const until = new Date(now.getTime() + minutes * 60_000).toISOString();
    return { kind: 'admit', marks: [...counting, { ...asked, until }] };
  }
  const awaited = counting.findIndex((_, index) => fits(counting.slice(index + 1)));
  const { until } = counting.at(awaited)!;
  return {
    kind: 'refuse',
    retryAfterSeconds: Math.max(1, Math.ceil((Date.parse(until) - now.getTime()) / 1000)),
  };
}

function sum(announced: readonly Announced[], what: keyof Announced): number {
  return announced.reduce((total, each) => total + each[what], 0);
}
