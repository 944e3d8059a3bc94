import { yearsBefore } from '@portal/contract/fields/dates.ts';
import { RECORD_YEARS } from '@portal/contract/retention/rules.ts';
import * as z from 'zod/mini';
import { findEntry } from '../../data/audit/findEntry.ts';
import { trailPartition, trailPartitions } from '../../data/audit/readTrail.ts';
import { sealCopies } from '../../data/audit/sealCopies.ts';
import { sha256 } from '../../data/audit/sha256.ts';
import { allEvents } from '../../data/requests/events/allEvents.ts';
import { nextDay } from '../../domain/audit/daysToSeal.ts';
import { explainByFailovers, type LostEntry } from '../../domain/audit/failover.ts';
import { EntryLedger } from '../../domain/audit/entryLedger.ts';
import { partitionOf } from '../../domain/audit/partitionOf.ts';
import type { AuditProblem } from '../../domain/audit/problem.ts';
import { seal, SEALS } from '../../domain/audit/seal.ts';
import { verifyPartition } from '../../domain/audit/verifyPartition.ts';
import { verifySealCopies } from '../../domain/audit/verifySealCopies.ts';
import { verifySeals } from '../../domain/audit/verifySeals.ts';

const MINUTE_MS = 60_000;
/** Maximum time until an event is copied to the trail, including retries. */
const MAX_COPY_DELAY_MS = 15 * MINUTE_MS;

/** The result of verifying the trail. */
interface TrailReport {
  readonly entries: number;
  readonly days: number;
  readonly seals: number;
  /** Copies of seals in the archive. */
  readonly copies: number;
  /** Day and hash of the last seal, to store elsewhere for a later comparison; null if there is none. */
  readonly lastSeal: { readonly day: string; readonly hash: string } | null;
  /** Events of requests that were compared with their entries. */
  readonly events: number;
  /** Identical repeated events, from tasks that ran twice. Harmless. */
  readonly duplicates: number;
  /** Descriptions of what could not be checked. */
  readonly unchecked: readonly string[];
  /** Problems that a recorded failover explains, because it may have lost the last 15 minutes. */
  readonly lost: readonly LostEntry[];
  readonly problems: readonly AuditProblem[];
}

/**
 * Verifies the entire trail: chains, seals and their copies, and every request event against its entry. Reads all of
 * it.
 */
export async function verifyTrail(now: Date): Promise<TrailReport> {
  // The store may already be deleting the day six years ago.
  const oldestDay = nextDay(yearsBefore(now.toISOString().slice(0, 10), RECORD_YEARS));
  // Copies first: a seal is written before its copy.
  const copies = await sealCopies();
  const seals = await trailPartition(SEALS);
  const compared = verifySealCopies(seals, copies, sha256, now);
  const problems: AuditProblem[] = [...verifySeals(seals, sha256), ...compared.problems];
  const sealed = new Map(
    seals.flatMap((document) => seal.safeParse(document).data?.heads ?? []).map((head) => [head.pk, head]),
  );
  const found = await trailPartitions();
  found.delete(SEALS);
  const pks = [...new Set([...found, ...sealed.keys()])].toSorted();
  const verifiedPks = pks.filter((pk) => pk >= oldestDay);
  const ledger = new EntryLedger(sha256);
  const failovers: string[] = [];
  let entries = 0;
  for (const pk of verifiedPks) {
    const documents = await trailPartition(pk);
    entries += documents.length;
    problems.push(...verifyPartition(pk, documents, sealed.get(pk) ?? null, sha256));
    for (const document of documents) ledger.add(pk, document);
    failovers.push(...documents.flatMap((document) => failoverIn(document) ?? []));
  }
  const { events, recent, mismatches } = await compareEvents(ledger, oldestDay, now);
  const last = seal.safeParse(seals.at(-1)).data;
  const unsealed = [...new Set(verifiedPks.filter((pk) => !sealed.has(pk)).map((pk) => pk.slice(0, 10)))];
  return {
    entries,
    days: new Set(verifiedPks.filter((pk) => found.has(pk)).map((pk) => pk.slice(0, 10))).size,
    seals: seals.length,
    copies: copies.size,
    lastSeal: last ? { day: last.day, hash: last.hash } : null,
    events,
    duplicates: ledger.duplicates,
    ...explainByFailovers(
      [...problems, ...ledger.problems, ...mismatches, ...ledger.unmatchedEntries()],
      failovers,
    ),
    unchecked: [
      ...(compared.waiting > 0 ? [`seals not yet copied to the archive: ${compared.waiting}`] : []),
      ...(unsealed.length > 0 ? [`days without a seal: ${unsealed.join(', ')}`] : []),
      ...(recent > 0 ? [`events of the last 15 minutes: ${recent}`] : []),
      ...(verifiedPks.length < pks.length
        ? [`days before ${oldestDay}, which the store may have removed`]
        : []),
      ...(ledger.accountEvents > 0
        ? [`account events, which exist only in the trail: ${ledger.accountEvents}`]
        : []),
    ],
  };
}

const failover = z.object({
  kind: z.literal('failover'),
  details: z.object({ failedOverAt: z.string() }),
});

/** When the failover was that an entry records; null for other entries. */
function failoverIn(document: Readonly<Record<string, unknown>>): string | null {
  return failover.safeParse(document).data?.details.failedOverAt ?? null;
}

async function compareEvents(
  ledger: EntryLedger,
  oldestDay: string,
  now: Date,
): Promise<{ events: number; recent: number; mismatches: AuditProblem[] }> {
  const copyDeadline = new Date(now.getTime() - MAX_COPY_DELAY_MS).toISOString();
  const mismatches: AuditProblem[] = [];
  let events = 0;
  let recent = 0;
  for await (const { id, requestId, event } of allEvents()) {
    if (!event) {
      mismatches.push({ pk: requestId, n: null, what: `contains an invalid event ${id}` });
      continue;
    }
    if (event.at < oldestDay) continue;
    events += 1;
    if (ledger.match(event) !== 'missing') continue;
    if (event.at > copyDeadline) recent += 1;
    // The event may have been added after its partition was read.
    else if (!(await findEntry(event))) {
      const what = `lacks ${id} (${event.kind}) of request ${requestId}`;
      mismatches.push({ pk: partitionOf(event), n: null, what, writtenAt: [event.at] });
    }
  }
  return { events, recent, mismatches };
}
