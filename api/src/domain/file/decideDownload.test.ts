import type { ScanState } from '@portal/contract/schemas/requestView.ts';
import { expect, test } from 'vitest';
import { decideDownload } from './decideDownload.ts';

const PENDING = 'This file is still being checked for viruses. Please try again in a moment.';
const INFECTED = 'This file is blocked because it did not pass the virus check.';
const WITHHELD = 'This file is not available for download.';

test.each<[scan: ScanState, uploadedByAdmin: boolean, decision: object]>([
  ['pending', false, { kind: 'refuse', code: 'scan-pending', shown: PENDING }],
  ['pending', true, { kind: 'refuse', code: 'scan-pending', shown: PENDING }],
  ['infected', false, { kind: 'refuse', code: 'infected', shown: INFECTED }],
  ['infected', true, { kind: 'refuse', code: 'infected', shown: INFECTED }],
  ['clean', true, { kind: 'refuse', code: 'not-released', shown: WITHHELD }],
  ['clean', false, { kind: 'allow' }],
])('a %s file, uploaded by the legal team: %s', (scan, uploadedByAdmin, decision) => {
  expect(decideDownload({ scan, uploadedByAdmin })).toEqual(decision);
});
