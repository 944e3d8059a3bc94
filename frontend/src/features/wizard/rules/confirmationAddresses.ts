import { withFirmAsCopyService } from '@portal/contract/requests/rules/ownFirm.ts';
import type { WizardValues } from '../../requests/draft/wizardValues.ts';

/** Everyone who gets the confirmation by email, each address once. `own`: that of the account; null without one that gets email. */
export function confirmationAddresses(values: WizardValues, own: string | null): string[] {
  const { copyServiceEmail, lawyerEmail, confirmAttorney } = withFirmAsCopyService(values);
  const addresses = [copyServiceEmail, confirmAttorney ? lawyerEmail : '', own ?? '']
    .map((address) => address.trim())
    .filter((address) => address !== '');
  return [
    ...new Map(addresses.toReversed().map((address) => [address.toLowerCase(), address])).values(),
  ].toReversed();
}
