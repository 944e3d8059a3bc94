import { readOtherNames } from '@portal/contract/disclosures/endpoints.ts';
import { readDisclosureLog } from '../../data/requests/disclosureLog.ts';
import type { StoredAccounting } from '../../domain/disclosures/disclosureLog.ts';
import { endpoint } from '../../http/endpoint.ts';
import { requireDisclosureLogEntry } from '../../workflows/disclosures/disclosureLog.ts';
import { otherNamesOf } from '../../workflows/disclosures/otherNames.ts';

/** GET /api/accountingNames: names that may also belong to the patient. Records the lookup first. */
endpoint(readOtherNames, async ({ query, ...by }) => {
  const stored = await requireDisclosureLogEntry<StoredAccounting>('accounting', query.accountingId);
  return { data: await otherNamesOf(stored, await readDisclosureLog(stored.subject), by) };
});
