import { accountDisclosures } from '@portal/contract/endpoints/disclosures.ts';
import { MOST_DISCLOSURES_SHOWN } from '@portal/contract/schemas/disclosures.ts';
import { recordAccounting } from '../../data/audit/recordAccounting.ts';
import { endpoint } from '../../http/endpoint.ts';
import { accountingFile } from '../../workflows/accountingFile.ts';
import { accountOfPatient } from '../../workflows/accountOfPatient.ts';
import { actorOf } from '../../workflows/actorOf.ts';

/** POST /api/accountDisclosures: who received documents of a patient, after noting who asked. */
endpoint(accountDisclosures, async ({ body, caller, now }) => {
  const accounting = await accountOfPatient(body);
  const { patients, requestIds, isComplete, disclosures } = accounting;
  const details = {
    requests: requestIds.join(','),
    disclosures: disclosures.length,
    from: body.from,
    to: body.to,
    file: body.file ?? 'none',
  };
  await recordAccounting({ by: actorOf(caller), details }, now);
  return {
    data: {
      patients: [...patients],
      requests: requestIds.length,
      total: disclosures.length,
      isComplete,
      disclosures: disclosures.slice(0, MOST_DISCLOSURES_SHOWN),
      file: await accountingFile(body, accounting, now),
    },
  };
});
