import { expect, test } from 'vitest';
import { aRoot } from '../testing/aRoot.ts';
import { requestFields } from './requestFields.ts';

test.each(['contactPhone', 'lawyerPhone', 'copyServicePhone'])(
  'accepts any text in %s of a stored request',
  (field) => {
    const fields = { ...aRoot().fields, [field]: 'call me 213 555 0142' };
    expect(requestFields.parse(fields)).toMatchObject({ [field]: 'call me 213 555 0142' });
  },
);
