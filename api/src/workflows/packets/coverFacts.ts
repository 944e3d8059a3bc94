import type { RequestDocument } from '../../domain/requests/requestDocument.ts';
import { currentScopeOf } from '../../domain/requests/edits/narrowScope.ts';
import type { CoverFacts } from '../../services/records/packetFront.ts';

/** The facts on the cover of a packet. In English, as the records are. `startedAt`: when the build started. */
export function coverFacts(request: RequestDocument, startedAt: string): CoverFacts {
  const { fields } = request;
  const { firmName, attorneyName, copyServiceName, facilityName, patientName, patientDob, orderId } = fields;
  const scope = currentScopeOf(request);
  const ranges = (scope?.ranges ?? []).map(({ from, to }) => `${day(from)} to ${day(to)}`);
  const lines = [
    scope?.dates === 'all' ? 'All dates of service' : ranges.join('\n'),
    scope?.include ? `Include: ${scope.include}` : '',
    scope?.exclude ? `Exclude: ${scope.exclude}` : '',
  ];
  return {
    orderNumber: orderId,
    patientName,
    patientDob: patientDob ? day(patientDob) : '',
    firm: firmName || attorneyName || copyServiceName || '',
    matterNumber: scope?.matterNumber ?? '',
    scope: lines.filter(Boolean).join('\n'),
    date: day(startedAt.slice(0, 10)),
    custodian: facilityName ?? '',
  };
}

/** A day, YYYY-MM-DD, in words. */
function day(isoDay: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${isoDay}T12:00:00.000Z`),
  );
}
