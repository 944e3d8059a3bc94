import type { CorrectableField } from '@portal/contract/requests/catalogs/corrections.ts';
import type { Correction, StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';

/** The correction of a field in the latest update that has one; null if there is none. Only it can be open. */
export function latestCorrection(
  { updateRequests }: Pick<StaffRequestView, 'updateRequests'>,
  field: CorrectableField,
): { updateId: string; correction: Correction } | null {
  for (const { updateId, differences } of updateRequests.toReversed()) {
    const correction = differences.find((each) => each.field === field);
    if (correction) return { updateId, correction };
  }
  return null;
}

/** The number of corrections that staff have to decide. */
export function countOpenCorrections({ updateRequests }: Pick<StaffRequestView, 'updateRequests'>): number {
  return updateRequests.flatMap(({ differences }) => differences).filter(({ state }) => state === 'open')
    .length;
}
