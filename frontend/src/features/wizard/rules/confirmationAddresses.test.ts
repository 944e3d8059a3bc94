import { OWN_FIRM } from '@portal/contract/requests/rules/ownFirm.ts';
import { expect, test } from 'vitest';
import { emptyValues } from '../../requests/draft/wizardValues.ts';
import { confirmationAddresses } from './confirmationAddresses.ts';

const account = (email: string, emailNotifications = true) => ({
  role: 'client' as const,
  email,
  settings: { emailNotifications },
});
const values = { ...emptyValues, copyServiceEmail: ' desk@copy.example', lawyerEmail: 'ann@firm.example' };

test.each([
  [values, null, ['desk@copy.example']],
  [values, account('me@copy.example', false), ['desk@copy.example']],
  [values, { ...account('me@copy.example'), role: 'staff' as const }, ['desk@copy.example']],
  [values, account('me@copy.example'), ['desk@copy.example', 'me@copy.example']],
  [values, account('Desk@copy.example'), ['desk@copy.example']],
  [{ ...values, confirmAttorney: true }, null, ['desk@copy.example', 'ann@firm.example']],
  [{ ...values, copyServiceSelection: OWN_FIRM.id, confirmAttorney: true }, null, ['ann@firm.example']],
  [
    {
      ...values,
      copyServiceEmail: 'Copy Desk <desk@copy.example>;',
      lawyerEmail: 'mailto:Desk@copy.example',
      confirmAttorney: true,
    },
    null,
    ['desk@copy.example'],
  ],
  [emptyValues, null, []],
])('of %j with the account %j are %j', (entered, own, addresses) => {
  expect(confirmationAddresses(entered, own)).toEqual(addresses);
});
