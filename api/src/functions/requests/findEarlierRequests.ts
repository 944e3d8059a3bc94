import { findEarlierRequests } from '@portal/contract/requests/endpoints/duplicates.ts';
import { ownPartition } from '../../data/views/listPartitions.ts';
import { rowsForPatient } from '../../data/views/rowsForPatient.ts';
import { duplicatePeriod, possibleDuplicates } from '../../domain/requests/duplicates/possibleDuplicates.ts';
import { endpoint } from '../../http/endpoint.ts';
import { sessionOf } from '../../workflows/accounts/sessionOf.ts';
import { toPossibleDuplicate } from '../../workflows/requests/toPossibleDuplicate.ts';

/**
 * POST /api/findEarlierRequests: the client's own requests for the same records. It reads their list only, so that
 * neither the response nor its time depends on the requests of others.
 */
endpoint(findEarlierRequests, async ({ body, caller, now }) => {
  const request = { ...body, submittedAt: now.toISOString() };
  const { pk } = ownPartition(sessionOf(caller).userId);
  const rows = await rowsForPatient(pk, body.patientDob, duplicatePeriod(request.submittedAt));
  return { data: possibleDuplicates(request, rows).map(toPossibleDuplicate) };
});
