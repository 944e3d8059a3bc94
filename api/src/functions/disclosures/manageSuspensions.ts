import * as entries from '@portal/contract/disclosures/endpoints.ts';
import { earliestDayOnEarth, latestDayOnEarth } from '@portal/contract/fields/dates.ts';
import { firstAccountedDay } from '@portal/contract/disclosures/rules.ts';
import { endedSuspensions, activeSuspensions, readDisclosureLog } from '../../data/requests/disclosureLog.ts';
import { accountingsWithNewDueDate } from '../../domain/disclosures/accountings.ts';
import type {
  DisclosureLog,
  DisclosureLogDecision,
  StoredSuspension,
} from '../../domain/disclosures/disclosureLog.ts';
import {
  changeSuspension,
  isCovered,
  newSuspension,
  suspensionView,
} from '../../domain/disclosures/suspensions.ts';
import { endpoint } from '../../http/endpoint.ts';
import type { Caller } from '../../domain/requests/access/caller.ts';
import { lookUpDisclosures } from '../../workflows/disclosures/findPatientDisclosures.ts';
import {
  changeDisclosureLogEntry,
  createDisclosureLogEntry,
  refuseUnknownDisclosure,
} from '../../workflows/disclosures/disclosureLog.ts';

const MAX_LISTED = 200;

/** GET /api/manageSuspensions: active suspensions, and those that ended last. */
endpoint(entries.listSuspensions, async ({ now }) => {
  const day = earliestDayOnEarth(now);
  const [active, ended] = await Promise.all([
    activeSuspensions(MAX_LISTED + 1, day),
    endedSuspensions(MAX_LISTED + 1, day),
  ]);
  const listed = [...active.slice(0, MAX_LISTED), ...ended.slice(0, MAX_LISTED)];
  const hasMore = active.length > MAX_LISTED || ended.length > MAX_LISTED;
  return { data: { suspensions: listed.map((one) => suspensionView(one, now)), hasMore } };
});

/** POST /api/manageSuspensions: records a suspension. */
endpoint(entries.recordSuspension, async ({ body, ...by }) => {
  const { key: _, ...entry } = body;
  if (entry.covers === 'disclosure') await refuseUnknownDisclosure(entry.disclosureId, entry);
  const entered = await createDisclosureLogEntry<StoredSuspension>(
    'suspension',
    body,
    (creation, disclosureLog, writer) =>
      withReissues(newSuspension(creation, entry, disclosureLog.suspensions, writer), disclosureLog, by.now),
    by,
  );
  const covered = await countCovered(entered, by);
  return { message: 'Suspension recorded', data: { ...suspensionView(entered, by.now), covered } };
});

/** The number of the patient's disclosures, within the period of an accounting, that a suspension covers. */
async function countCovered(
  suspension: StoredSuspension,
  by: { readonly caller: Caller; readonly now: Date },
): Promise<number> {
  const { patientName, patientDob, subject } = suspension;
  const period = { patientName, patientDob, from: firstAccountedDay(by.now), to: latestDayOnEarth(by.now) };
  const { disclosures } = await lookUpDisclosures(period, await readDisclosureLog(subject), by);
  return disclosures.filter((one) => isCovered(suspension, one)).length;
}

/** PUT /api/manageSuspensions: extends or ends a suspension. */
endpoint(entries.changeSuspension, async ({ body, ...by }) => {
  const changed = await changeDisclosureLogEntry<StoredSuspension>(
    'suspension',
    body.suspensionId,
    (stored, disclosureLog, writer) =>
      withReissues(changeSuspension(stored, body, disclosureLog.suspensions, writer), disclosureLog, by.now),
    by,
  );
  const message = body.action === 'end' ? 'Suspension ended' : 'Suspension extended';
  return { message, data: suspensionView(changed, by.now) };
});

/** Updates the dates on which accountings must be issued again because of a suspension. */
function withReissues(
  decision: DisclosureLogDecision<StoredSuspension>,
  { suspensions, accountings }: DisclosureLog,
  now: Date,
): DisclosureLogDecision<StoredSuspension> {
  if (decision.kind === 'refused') return decision;
  const { document } = decision;
  const updatedSuspensions = [...suspensions.filter(({ id }) => id !== document.id), document];
  return { ...decision, otherDocuments: accountingsWithNewDueDate(accountings, updatedSuspensions, now) };
}
