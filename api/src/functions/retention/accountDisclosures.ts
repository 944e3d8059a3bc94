import { accountDisclosures } from '@portal/contract/endpoints/disclosures.ts';
import { MOST_DISCLOSURES_SHOWN } from '@portal/contract/schemas/disclosures.ts';
import { recordAccounting } from '../../data/audit/recordAccounting.ts';
import { readRegister, subjectOf } from '../../data/requests/disclosureRegister.ts';
import { listedOf, withheldOf } from '../../domain/disclosure/lookUp.ts';
import { endpoint } from '../../http/endpoint.ts';
import { accountOfPatient } from '../../workflows/accountOfPatient.ts';
import { actorOf } from '../../workflows/actorOf.ts';

const MAX_ORDERS = 100;

/** POST /api/accountDisclosures: who received documents of a patient, after noting who asked. */
endpoint(accountDisclosures, async ({ body, caller, now }) => {
  const register = await readRegister(subjectOf(body.patientDob));
  const { patients, requests, isComplete, disclosures } = await accountOfPatient(body, register, now);
  const details = {
    requests: requests.map(({ requestId }) => requestId).join(','),
    disclosures: disclosures.length,
    from: body.from,
    to: body.to,
  };
  await recordAccounting({ by: actorOf(caller), details }, now);
  return {
    data: {
      patients: [...patients],
      requests: requests.length,
      orders: requests.slice(0, MAX_ORDERS).map(({ requestId, orderId }) => ({ requestId, orderId })),
      total: listedOf(disclosures).length,
      withheld: withheldOf(disclosures).length,
      isComplete,
      disclosures: disclosures.slice(0, MOST_DISCLOSURES_SHOWN),
    },
  };
});
