import { recordsRequest } from '@portal/contract/requests/schemas/recordsRequest.ts';
import { expect, test } from 'vitest';
import { aRequest } from '../testing/aRequest.ts';
import { requestFields } from './requestFields.ts';

test.each(['contactPhone', 'lawyerPhone', 'copyServicePhone'])(
  'accepts any text in %s of a stored request',
  (field) => {
    const fields = { ...aRequest().fields, [field]: 'call me 213 555 0142' };
    expect(requestFields.parse(fields)).toMatchObject({ [field]: 'call me 213 555 0142' });
  },
);

test('accepts more files of a stored request than of a new one', () => {
  const loaFiles = Array.from({ length: 150 }, () => ({ fileId: `file_${'0'.repeat(32)}` }));
  const stored = { ...aRequest().fields, loaFiles };
  expect(requestFields.parse(stored).loaFiles).toHaveLength(150);
  expect(recordsRequest.safeParse(stored).error?.issues).toContainEqual(
    expect.objectContaining({ path: ['loaFiles'], code: 'too_big' }),
  );
});
