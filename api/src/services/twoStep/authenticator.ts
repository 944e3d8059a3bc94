import { Secret, TOTP } from 'otpauth';

const PERIOD_SECONDS = 30;
/** Accepts clocks that are off by one period in either direction. */
const WINDOW = 1;
const SECRET_BYTES = 20;

const totpOf = (secret: string) =>
  new TOTP({ algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS, secret: Secret.fromBase32(secret) });

/** A new base32 secret for authenticator apps (RFC 6238). */
export function newAuthenticatorSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** The otpauth URI for the QR code of a secret. */
export function authenticatorUri(secret: string, issuer: string, account: string): string {
  const { algorithm, digits, period } = totpOf(secret);
  return new TOTP({
    issuer,
    label: account,
    algorithm,
    digits,
    period,
    secret: Secret.fromBase32(secret),
  }).toString();
}

/** The time step of a code. Null if the code is wrong or not later than `lastStep`. */
export function stepOfCode(secret: string, code: string, lastStep: number, now: Date): number | null {
  const delta = totpOf(secret).validate({ token: code, window: WINDOW, timestamp: now.getTime() });
  if (delta === null) return null;
  const step = Math.floor(now.getTime() / 1000 / PERIOD_SECONDS) + delta;
  return step > lastStep ? step : null;
}
