import { getPossibleDuplicates } from '@portal/contract/requests/endpoints/duplicates.ts';
import { readRequest } from '../../data/requests/readRequest.ts';
import { listMonths } from '../../data/views/listMonths.ts';
import { rowsForPatient } from '../../data/views/rowsForPatient.ts';
import { duplicatePeriod, possibleDuplicates } from '../../domain/requests/duplicates/possibleDuplicates.ts';
import { notFound } from '../../errors/portalError.ts';
import { endpoint } from '../../http/endpoint.ts';
import { toPossibleDuplicate } from '../../workflows/requests/toPossibleDuplicate.ts';

/** GET /api/getPossibleDuplicates: requests of all accounts that may ask for the same records. */
endpoint(getPossibleDuplicates, async ({ query }) => {
  const stored = await readRequest(query.requestId);
  if (!stored) throw notFound('Request not found');
  const { fields, submittedAt } = stored.value;
  const request = { ...fields, facilityName: fields.facilityName ?? '', submittedAt };
  const period = duplicatePeriod(submittedAt);
  const months = (await listMonths()).filter(
    ({ month }) => month !== null && month >= period.from.slice(0, 7) && month <= period.to.slice(0, 7),
  );
  const rows = await Promise.all(
    months.flatMap(({ pks }) => pks).map((pk) => rowsForPatient(pk, fields.patientDob, period)),
  );
  const others = rows.flat().filter(({ requestId }) => requestId !== query.requestId);
  return { data: possibleDuplicates(request, others).map(toPossibleDuplicate) };
});
