import { expect, it } from 'vitest';
import { someUnfinishedValues } from '@portal/contract/testing/someUnfinishedValues.ts';
import { missingFields } from './missingFields.ts';

const complete = {
  orderId: 'A-1',
  copyServiceSelection: 'other',
  copyServiceName: 'Swift Copies',
  copyServiceEmail: 'desk@swift.example',
  copyServicePhone: '3125550100',
  lawyerEmail: 'doe@law.example',
  lawyerPhone: '3125550188',
  patientName: 'Maria Santos',
  patientDob: '1980-02-29',
  requestType: '7',
  loaIncluded: true,
};

it.each([
  ['a complete request', {}, []],
  ['an invalid email', { copyServiceEmail: 'desk' }, ['copyServiceEmail']],
  ['a service without its location', { copyServiceSelection: 'meridian' }, ['copyServiceLocation']],
  ['fields of two steps', { patientDob: '', orderId: ' ' }, ['orderId', 'patientDob']],
  ['no authorization', { loaIncluded: false }, ['loaFiles']],
  ['all dates', { scope: { dates: 'all' } }, []],
  [
    'a range without its last day',
    { scope: { dates: 'ranges', ranges: [{ from: '2020-01-01', to: '' }] } },
    ['scope'],
  ],
  ['an appearance without its target', { requestType: '1' }, ['paAppliesTo']],
])('%s', (_, changed, fields) => {
  expect(missingFields(someUnfinishedValues({ ...complete, ...changed }))).toEqual(fields);
});
