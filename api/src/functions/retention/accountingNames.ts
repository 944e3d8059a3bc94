import { readOtherNames } from '@portal/contract/endpoints/disclosures.ts';
import { readRegister } from '../../data/requests/disclosureRegister.ts';
import type { StoredAccounting } from '../../domain/disclosure/register.ts';
import { endpoint } from '../../http/endpoint.ts';
import { readOfType } from '../../workflows/disclosureRegister.ts';
import { otherNamesOf } from '../../workflows/otherNames.ts';

/** GET /api/accountingNames: names that may be the patient's as well, after noting who asked. */
endpoint(readOtherNames, async ({ query, ...by }) => {
  const stored = await readOfType<StoredAccounting>('accounting', query.accountingId);
  const names = await otherNamesOf(stored, await readRegister(stored.subject), by);
  return { data: { names } };
});
