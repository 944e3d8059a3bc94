import { OTHER_COPY_SERVICE } from '@portal/contract/catalogues/otherCopyService.ts';
import type { OfferedCopyService } from '@portal/contract/schemas/offeredCopyService.ts';
import type { WizardValues } from './draft/wizardValues.ts';

type Services = readonly OfferedCopyService[];
type Chosen = Pick<WizardValues, 'copyServiceSelection' | 'copyServiceName' | 'copyServiceLocation'>;

/** What else changes when another copy service is chosen: the location goes, the name follows (empty for Other). */
export function afterServiceChosen(selection: string, services: Services): Partial<WizardValues> {
  const copyServiceName = services.find(({ id }) => id === selection)?.name ?? '';
  return { copyServiceSelection: selection, copyServiceName, copyServiceLocation: '' };
}

/**
 * Fills e-mail and phone of a chosen office where nothing stands, or where another office had filled them: one that is
 * not offered any more did, as far as anybody knows, and gets no mail.
 */
export function afterLocationChosen(
  id: string,
  typed: Pick<WizardValues, 'copyServiceEmail' | 'copyServicePhone' | 'copyServiceLocation'>,
  services: Services,
): Partial<WizardValues> {
  const offices = services.flatMap(({ locations }) => locations);
  const chosen = offices.find((office) => office.id === id);
  if (!chosen) return { copyServiceLocation: id };
  const before = typed.copyServiceLocation;
  const isWithdrawn = before !== '' && !offices.some((office) => office.id === before);
  const known = (part: 'email' | 'phone', value: string) =>
    isWithdrawn || value.trim() === '' || offices.some((office) => office[part] === value.trim());
  return {
    copyServiceLocation: id,
    ...(known('email', typed.copyServiceEmail) && { copyServiceEmail: chosen.email }),
    ...(known('phone', typed.copyServicePhone) && { copyServicePhone: chosen.phone }),
  };
}

/** What follows when the list arrives or changes: a name without a choice is that of the list or another one's, and a chosen service is called what it is called now. */
export function afterListCame(values: Chosen, services: Services): Partial<WizardValues> {
  const { copyServiceSelection: selection, copyServiceName: name } = values;
  if (selection === '') {
    if (name.trim() === '') return {};
    const known = services.find((service) => service.name === name);
    return { copyServiceSelection: known?.id ?? OTHER_COPY_SERVICE.id };
  }
  const chosen = services.find(({ id }) => id === selection);
  return chosen && chosen.name !== name ? { copyServiceName: chosen.name } : {};
}

/** Whether it is one of the list, which has offices to choose from. */
export function isOfList(selection: string): boolean {
  return selection !== '' && selection !== OTHER_COPY_SERVICE.id;
}
