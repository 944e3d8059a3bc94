import { type StatusDefinition, statusOf } from '@portal/contract/catalogues/statuses.ts';

/** The statuses to choose from; the present one is among them even when it was taken out of use. */
export function choosableStatuses(
  statuses: readonly StatusDefinition[],
  present: string,
): readonly StatusDefinition[] {
  const isListed = statuses.some(({ key }) => key === present);
  return isListed ? statuses : [statusOf(present, statuses), ...statuses];
}
