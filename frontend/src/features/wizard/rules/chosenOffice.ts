import type { OfferedCopyService } from '@portal/contract/configuration/schemas/offeredCopyService.ts';
import type { WizardValues } from '../../requests/draft/wizardValues.ts';

/** Name and address of the selected office; undefined if it is not in the list. */
export function chosenOffice(
  {
    copyServiceSelection,
    copyServiceLocation,
  }: Pick<WizardValues, 'copyServiceSelection' | 'copyServiceLocation'>,
  services: readonly OfferedCopyService[],
): { fullName: string; address: string } | undefined {
  const service = services.find(({ id }) => id === copyServiceSelection);
  const office = service?.locations.find(({ id }) => id === copyServiceLocation);
  return service && office && { fullName: `${service.name} - ${office.name}`, address: office.address };
}
