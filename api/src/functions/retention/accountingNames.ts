import { readOtherNames } from '@portal/contract/disclosures/endpoints.ts';
import type { Disclosure } from '@portal/contract/disclosures/schemas/disclosures.ts';
import type { DataOf } from '@portal/contract/endpoint.ts';
import { readDisclosureLog } from '../../data/requests/disclosureLog.ts';
import type { DisclosureLog, StoredAccounting } from '../../domain/disclosures/disclosureLog.ts';
import { endpoint } from '../../http/endpoint.ts';
import { requireDisclosureLogEntry } from '../../workflows/disclosures/disclosureLog.ts';
import { isSameName, isSimilarName, wordsKey } from '../../domain/disclosures/matchesName.ts';
import { listedDisclosures, withheldDisclosures } from '../../domain/disclosures/findDisclosures.ts';
import { lacksPurpose } from '../../domain/disclosures/disclosuresOf.ts';
import type { Caller } from '../../domain/requests/access/caller.ts';
import { lookUpDisclosures } from '../../workflows/disclosures/findPatientDisclosures.ts';

/** GET /api/accountingNames: names that may also belong to the patient. Records the lookup first. */
endpoint(readOtherNames, async ({ query, ...by }) => {
  const stored = await requireDisclosureLogEntry<StoredAccounting>('accounting', query.accountingId);
  return { data: await otherNamesOf(stored, await readDisclosureLog(stored.subject), by) };
});

/**
 * Returns other names with the same birth date that may belong to the patient, and the requests under these names whose
 * disclosures lack a purpose. Names that differ only in word order count once.
 */
async function otherNamesOf(
  stored: StoredAccounting,
  disclosureLog: DisclosureLog,
  by: { readonly caller: Caller; readonly now: Date },
): Promise<DataOf<typeof readOtherNames>> {
  const matches = (name: string) => isSimilarName(stored.patientName, name);
  const { patients, disclosures } = await lookUpDisclosures(stored, disclosureLog, by, {
    words: [],
    matches,
  });
  const listed = listedDisclosures(disclosures);
  const all = [...listed, ...withheldDisclosures(disclosures)];
  const others = patients.filter((name) => !isSameName(stored.patientName, name));
  const names = [...new Map(others.map((name) => [wordsKey(name), name])).values()];
  return {
    names: names.map((name) => ({
      name,
      disclosures: all.filter(({ patientName }) => isSameName(patientName, name)).length,
      withoutPurpose: withoutPurpose(listed, name),
    })),
    withoutPurpose: withoutPurpose(listed, stored.patientName),
  };
}

function withoutPurpose(listed: readonly Disclosure[], name: string) {
  const found = listed.filter((one) => lacksPurpose(one) && isSameName(one.patientName, name));
  const requests = found.map(
    ({ requestId, orderId }) => [requestId!, { requestId: requestId!, orderId }] as const,
  );
  return [...new Map(requests).values()];
}
