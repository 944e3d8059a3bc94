import '../../../lib/schemaMode.ts';
import * as z from 'zod/mini';

/** The six digits of an authenticator code. Spaces are ignored. */
export const authenticatorCode = z.string().check(
  z.overwrite((value: string) => value.replace(/\s/g, '')),
  z.regex(/^\d{6}$/, 'Please enter the 6-digit code from your authenticator app'),
);

/** A recovery code. Spaces, hyphens and case are ignored. */
export const recoveryCode = z.string().check(
  z.overwrite((value: string) => value.replace(/[\s-]/g, '').toUpperCase()),
  z.regex(/^[0-9A-Z]{10}$/, 'Please enter one of your recovery codes'),
);
