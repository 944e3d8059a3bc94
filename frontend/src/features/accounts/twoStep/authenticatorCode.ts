import '../../../lib/schemaMode.ts';
import * as z from 'zod/mini';

/** Six digits as an authenticator shows them; the space that some put in the middle does not count. */
export const authenticatorCode = z.string().check(
  z.overwrite((value: string) => value.replace(/\s/g, '')),
  z.regex(/^\d{6}$/, 'Please enter the 6-digit code from your authenticator app'),
);

/** A recovery code; spaces, dashes and case do not count. */
export const recoveryCode = z.string().check(
  z.overwrite((value: string) => value.replace(/[\s-]/g, '').toUpperCase()),
  z.regex(/^[0-9A-Z]{10}$/, 'Please enter one of your recovery codes'),
);
