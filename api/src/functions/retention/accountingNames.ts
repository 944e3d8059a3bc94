import { readOtherNames } from '@portal/contract/disclosures/endpoints.ts';
import { readRegister } from '../../data/requests/disclosureRegister.ts';
import type { StoredAccounting } from '../../domain/disclosures/register.ts';
import { endpoint } from '../../http/endpoint.ts';
import { readRegisterEntry } from '../../workflows/disclosures/disclosureRegister.ts';
import { otherNamesOf } from '../../workflows/disclosures/otherNames.ts';

/** GET /api/accountingNames: names that may also belong to the patient. Records the lookup first. */
endpoint(readOtherNames, async ({ query, ...by }) => {
  const stored = await readRegisterEntry<StoredAccounting>('accounting', query.accountingId);
  const names = await otherNamesOf(stored, await readRegister(stored.subject), by);
  return { data: { names } };
});
