import { OWN_FIRM } from '@portal/contract/requests/rules/ownFirm.ts';
import { expect, test } from 'vitest';
import { emptyValues } from '../../requests/draft/wizardValues.ts';
import { confirmationAddresses } from './confirmationAddresses.ts';

const values = { ...emptyValues, copyServiceEmail: ' desk@copy.example', lawyerEmail: 'ann@firm.example' };

test.each([
  [values, null, ['desk@copy.example']],
  [values, 'me@copy.example', ['desk@copy.example', 'me@copy.example']],
  [values, 'Desk@copy.example', ['desk@copy.example']],
  [{ ...values, confirmAttorney: true }, null, ['desk@copy.example', 'ann@firm.example']],
  [{ ...values, copyServiceSelection: OWN_FIRM.id, confirmAttorney: true }, null, ['ann@firm.example']],
  [emptyValues, null, []],
])('of %j with the account %j are %j', (entered, own, addresses) => {
  expect(confirmationAddresses(entered, own)).toEqual(addresses);
});
