import type { OfferedCopyService } from '@portal/contract/schemas/offeredCopyService.ts';
import type { Problem } from '../../../components/form/ErrorSummary.tsx';
import { isOfList } from '../copyServiceChoice.ts';
import type { WizardValues } from '../../requests/draft/wizardValues.ts';

/** What is wrong with the chosen copy service or its office; `services` is the list as far as it is known. */
export function officeProblem(
  values: WizardValues,
  services: readonly OfferedCopyService[] | undefined,
): Problem | null {
  const { copyServiceSelection: selection, copyServiceLocation: location } = values;
  if (!isOfList(selection)) return null;
  const service = services?.find(({ id }) => id === selection);
  if (services && !service) {
    return {
      field: 'copyServiceSelection',
      message: 'This copy service is not offered any more. Please choose another one.',
    };
  }
  if (location === '') return { field: 'copyServiceLocation', message: 'Please select a location' };
  if (!service || service.locations.some(({ id }) => id === location)) return null;
  return {
    field: 'copyServiceLocation',
    message: 'This location is not offered any more. Please choose another one.',
  };
}
