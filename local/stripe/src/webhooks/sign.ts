import { createHmac } from 'node:crypto';

/** The `stripe-signature` header: HMAC-SHA256 over the timestamp and the exact body. */
export function signatureHeader(body: string, secret: string, atSeconds: number): string {
  const signature = createHmac('sha256', secret).update(`${atSeconds}.${body}`).digest('hex');
  return `t=${atSeconds},v1=${signature}`;
}
