import { canonicalJson } from './canonicalJson.ts';
import type { EntryDigest } from './nextEntry.ts';
import type { AuditProblem } from './problem.ts';
import { keyOfEvent, type TrailEvent, trailEvent } from './trailEvent.ts';

interface LedgerEntry {
  readonly pk: string;
  readonly n: number;
  readonly content: string;
  readonly at: string;
  isMatched: boolean;
}

/** The trail's entries about requests, to compare with the events of the requests. Stores a digest per entry. */
export class EntryLedger {
  readonly #entries = new Map<string, LedgerEntry>();
  readonly #digest: EntryDigest;
  readonly problems: AuditProblem[] = [];
  duplicates = 0;
  accountEvents = 0;

  constructor(digest: EntryDigest) {
    this.#digest = digest;
  }

  /** Adds an entry of the trail. A repeated event is harmless if both entries are equal. */
  add(pk: string, entry: Readonly<Record<string, unknown>>): void {
    const parsed = trailEvent.safeParse(entry);
    if (!parsed.success) return;
    const key = keyOfEvent(parsed.data);
    const n = Number(entry['n']);
    const known = this.#entries.get(key);
    const content = this.#contentOf(parsed.data);
    if (known && known.content === content) this.duplicates += 1;
    else if (known)
      this.problems.push({ pk, n, what: `has other content than entry ${known.n} of the same event` });
    else {
      const { at, requestId } = parsed.data;
      this.#entries.set(key, { pk, n, content, at, isMatched: requestId === undefined });
    }
    if (!known && parsed.data.requestId === undefined) this.accountEvents += 1;
  }

  /** Compares an event of a request with its entry. `missing`: there is no entry. */
  match(event: TrailEvent): 'same' | 'different' | 'missing' {
    const entry = this.#entries.get(keyOfEvent(event));
    if (!entry) return 'missing';
    entry.isMatched = true;
    if (entry.content === this.#contentOf(event)) return 'same';
    const { pk, n } = entry;
    this.problems.push({ pk, n, what: `differs from event ${event.eventId} of request ${event.requestId}` });
    return 'different';
  }

  /** Entries without an event in any request. Call it after all events were matched. */
  unmatchedEntries(): AuditProblem[] {
    return [...this.#entries]
      .filter(([, entry]) => !entry.isMatched)
      .map(([key, { pk, n, at }]) => ({
        pk,
        n,
        what: `is about an event that its request does not have: ${key}`,
        writtenAt: [at],
      }));
  }

  #contentOf(event: TrailEvent): string {
    return this.#digest(canonicalJson(event));
  }
}
