import { enteredEmail } from '@portal/contract/fields/entered/email.ts';
import { withFirmAsCopyService } from '@portal/contract/requests/rules/ownFirm.ts';
import type { WizardValues } from '../../requests/draft/wizardValues.ts';

/** The values with the contacts that the request will have: the firm if it orders for itself, addresses without names. */
export function contactsAsSent(entered: WizardValues): WizardValues {
  const values = withFirmAsCopyService(entered);
  return {
    ...values,
    copyServiceEmail: enteredEmail(values.copyServiceEmail),
    lawyerEmail: enteredEmail(values.lawyerEmail),
  };
}
