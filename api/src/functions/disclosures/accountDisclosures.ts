import { accountDisclosures } from '@portal/contract/disclosures/endpoints.ts';
import { MAX_DISCLOSURES_SHOWN } from '@portal/contract/disclosures/schemas/disclosures.ts';
import { readDisclosureLog, subjectOf } from '../../data/requests/disclosureLog.ts';
import { listedDisclosures, withheldDisclosures } from '../../domain/disclosures/findDisclosures.ts';
import { endpoint } from '../../http/endpoint.ts';
import { lookUpDisclosures } from '../../workflows/disclosures/findPatientDisclosures.ts';

const MAX_ORDERS = 100;

/** POST /api/accountDisclosures: lists who received documents of a patient. Records the lookup first. */
endpoint(accountDisclosures, async ({ body, ...by }) => {
  const disclosureLog = await readDisclosureLog(subjectOf(body.patientDob));
  const { patients, requests, isComplete, disclosures } = await lookUpDisclosures(body, disclosureLog, by);
  return {
    data: {
      patients: [...patients],
      requests: requests.length,
      orders: requests.slice(0, MAX_ORDERS).map(({ requestId, orderId }) => ({ requestId, orderId })),
      total: listedDisclosures(disclosures).length,
      withheld: withheldDisclosures(disclosures).length,
      isComplete,
      disclosures: disclosures.slice(0, MAX_DISCLOSURES_SHOWN),
    },
  };
});
