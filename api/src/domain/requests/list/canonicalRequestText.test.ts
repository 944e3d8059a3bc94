import { recordsRequest } from '@portal/contract/requests/schemas/recordsRequest.ts';
import { aRecordsRequest } from '@portal/contract/testing/aRecordsRequest.ts';
import { expect, test } from 'vitest';
import { canonicalRequestText } from './canonicalRequestText.ts';

const files = ['1', '2'].map((digit) => ({ fileId: `file_${digit.repeat(32)}` }));

const written = (changed: object) =>
  canonicalRequestText(recordsRequest.parse({ ...aRecordsRequest(), uploadedFiles: files, ...changed }));

test.each([
  {},
  { facilityName: '', attorneyName: ' ', patientSsnLast4: '' },
  { orderId: '  ORD-1 ' },
  { requestType: 'Medical Records' },
  { requestType: '7' },
  { uploadedFiles: files.toReversed() },
  { uploadedFiles: files.map(({ fileId }) => fileId) },
  { uploadedFiles: files.map((file) => ({ ...file, name: 'a.pdf', size: 1, url: 'https://x.example' })) },
  { loaFiles: [] },
  { verificationCode: 'ABC', status: 'completed' },
])('%j has the same text', (changed) => {
  expect(written(changed)).toBe(written({}));
});

test.each([
  { orderId: 'ord-1' },
  { orderId: 'ORD-2' },
  { facilityName: 'Lakeview' },
  { copyServiceName: 'Swift' },
  { copyServiceLocation: 'boston' },
  { copyServiceEmail: 'other@swift.example' },
  { copyServicePhone: '(415) 555-0100' },
  { contactEmail: 'c@firm.example' },
  { contactPhone: '(415) 555-0100' },
  { attorneyName: 'Ana' },
  { firmName: 'Lopez LLP' },
  { lawyerEmail: 'o@firm.example' },
  { lawyerPhone: '(415) 555-0100' },
  { patientName: 'Maria Santo' },
  { patientDob: '1980-02-28' },
  { patientSsnLast4: '1234' },
  { requestType: 8 },
  { requestType: 1, paAppliesTo: 'PMK' },
  { physicianName: 'Dr. Lee' },
  { uploadedFiles: files.slice(1) },
  { loaFiles: files.slice(1) },
  { loaIncluded: false, loaFiles: files },
])('%j has another text', (changed) => {
  expect(written(changed)).not.toBe(written({}));
});
