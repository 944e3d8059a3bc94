import '../../../lib/schemaMode.ts';
import { secondStepCode } from '@portal/contract/endpoints/twoStep.ts';
import * as z from 'zod/mini';

/** Six digits as an authenticator shows them; the space that some put in the middle does not count. */
export const authenticatorCode = z.string().check(
  z.overwrite((value: string) => value.replace(/\s/g, '')),
  z.regex(/^\d{6}$/, 'Please enter the 6 digits that your authenticator shows'),
);

/** A recovery code; spaces, dashes and case do not count. */
export const recoveryCode = secondStepCode.check(
  z.refine((value) => value.length === 10, 'Please enter one of your recovery codes'),
);
