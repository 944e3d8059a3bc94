import { copyServiceLocation, namedCopyService } from '@portal/contract/catalogues/copyServices.ts';
import type { WizardValues } from './draft/wizardValues.ts';

/** What else changes when another copy service is chosen: the location goes, the name follows (empty for Other). */
export function afterServiceChosen(selection: string): Partial<WizardValues> {
  const copyServiceName = selection === namedCopyService.id ? namedCopyService.name : '';
  return { copyServiceSelection: selection, copyServiceName, copyServiceLocation: '' };
}

/** Fills e-mail and phone of a chosen office where nothing stands, or where another office had filled them. */
export function afterLocationChosen(
  id: string,
  typed: Pick<WizardValues, 'copyServiceEmail' | 'copyServicePhone'>,
): Partial<WizardValues> {
  const chosen = copyServiceLocation(id);
  if (!chosen) return { copyServiceLocation: '' };
  const known = (part: 'email' | 'phone', value: string) =>
    value.trim() === '' || namedCopyService.locations.some((office) => office[part] === value.trim());
  return {
    copyServiceLocation: id,
    ...(known('email', typed.copyServiceEmail) && { copyServiceEmail: chosen.email }),
    ...(known('phone', typed.copyServicePhone) && { copyServicePhone: chosen.phone }),
  };
}
