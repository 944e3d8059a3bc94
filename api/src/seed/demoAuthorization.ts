import type { DemoRequest } from './demoRequests.ts';

const DAY_MS = 24 * 3_600_000;
/** Order IDs of letters that lack the signature date, or expired. */
const UNDATED = 'WC-2026-1042';
const EXPIRED = 'MER-5501';

/** The text of the letter of authorization of a demo request. */
export function demoAuthorization(
  { request: { orderId, patientName, patientDob, firmName, copyServiceName } }: DemoRequest,
  submittedAt: Date,
): string[] {
  const dayAfter = (days: number) => usDate(new Date(submittedAt.getTime() + days * DAY_MS).toISOString());
  return [
    `Patient: ${patientName}. Date of birth: ${usDate(patientDob)}.`,
    `Release the information to: ${firmName || copyServiceName}`,
    `This authorization expires on ${dayAfter(orderId === EXPIRED ? -30 : 365)}.`,
    `Signature of patient: ${patientName}`,
    `Date signed: ${orderId === UNDATED ? '________' : dayAfter(-40)}`,
  ];
}

function usDate(day: string): string {
  const [year, month, date] = day.slice(0, 10).split('-');
  return `${month}/${date}/${year}`;
}
