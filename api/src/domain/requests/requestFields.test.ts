import { expect, test } from 'vitest';
import { aRoot } from '../testing/aRoot.ts';
import { requestFields } from './requestFields.ts';

test.each(['contactPhone', 'lawyerPhone', 'copyServicePhone'])(
  'a request that was taken is read whatever its %s says',
  (field) => {
    const fields = { ...aRoot().fields, [field]: 'call me 213 555 0142' };
    expect(requestFields.parse(fields)).toMatchObject({ [field]: 'call me 213 555 0142' });
  },
);
