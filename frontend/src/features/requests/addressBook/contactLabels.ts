import type { SavedAttorney, SavedCopyService } from '@portal/contract/accounts/schemas/addressBook.ts';
import type { OfferedCopyService } from '@portal/contract/configuration/schemas/offeredCopyService.ts';

/** Name and office of a saved copy service. Without the office if it is no longer offered. */
export function copyServiceLabel(
  { copyServiceName, copyServiceLocation }: SavedCopyService,
  services: readonly OfferedCopyService[],
): string {
  const office = services
    .flatMap(({ locations }) => locations)
    .find(({ id }) => copyServiceLocation !== '' && id === copyServiceLocation);
  return office ? `${copyServiceName} - ${office.name}` : copyServiceName;
}

/** Name and firm of a saved attorney, or the email address without both. */
export function attorneyLabel({
  attorneyName,
  firmName,
  lawyerEmail,
}: Pick<SavedAttorney, 'attorneyName' | 'firmName' | 'lawyerEmail'>): string {
  return [attorneyName, firmName].filter(Boolean).join(', ') || lawyerEmail;
}
