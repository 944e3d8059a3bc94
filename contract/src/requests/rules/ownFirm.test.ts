import { expect, test } from 'vitest';
import { emptyAuthority } from '../authority/authorityValues.ts';
import { isOwnFirm, OWN_FIRM, withFirmAsCopyService } from './ownFirm.ts';
import { toRequest } from './toRequest.ts';

const values = {
  orderId: 'A-1',
  facilityName: '',
  copyServiceSelection: OWN_FIRM.id as string,
  copyServiceName: 'Left over',
  copyServiceLocation: 'chicago',
  copyServiceEmail: 'left@over.example',
  copyServicePhone: '',
  filledEmail: '',
  filledPhone: '',
  attorneyName: '',
  firmName: 'Roe LLP',
  lawyerEmail: 'ann@roe.example',
  lawyerPhone: '(323) 555-0142',
  confirmAttorney: false,
  patientName: 'Pat Example',
  patientDob: '1980-02-03',
  requestType: '1',
  paAppliesTo: 'PMK',
  physicianName: '',
  appearanceDate: '2026-12-15',
  appearanceTime: '09:30',
  appearancePlace: '',
  authority: emptyAuthority,
  summarized: false,
  loaIncluded: true,
  loaFiles: [],
  uploadedFiles: [],
};

const firm = {
  copyServiceName: 'Roe LLP',
  copyServiceLocation: '',
  copyServiceEmail: 'ann@roe.example',
  copyServicePhone: '(323) 555-0142',
};

test('a firm that orders for itself is its own copy service in the request', () => {
  expect(toRequest(values)).toMatchObject(firm);
  const other = { ...values, copyServiceSelection: 'other' };
  expect(toRequest(other)).toMatchObject({ copyServiceName: 'Left over', copyServiceLocation: 'chicago' });
});

test('an earlier order of a firm for itself is recognized', () => {
  expect(isOwnFirm(withFirmAsCopyService(values))).toBe(true);
  for (const changed of [
    { copyServiceName: 'Swift Copies' },
    { copyServiceLocation: 'chicago' },
    { firmName: '' },
  ])
    expect(isOwnFirm({ ...values, ...firm, ...changed })).toBe(false);
});

test('date, time and place belong to a personal appearance only', () => {
  expect(toRequest(values)).toMatchObject({ appearanceDate: '2026-12-15', appearanceTime: '09:30' });
  expect(toRequest(values)).not.toHaveProperty('appearancePlace');
  expect(toRequest({ ...values, requestType: '7' })).not.toHaveProperty('appearanceDate');
});
