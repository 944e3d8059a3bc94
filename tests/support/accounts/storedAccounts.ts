import { createHmac } from 'node:crypto';
import type { PatchOperation } from '@azure/cosmos';
import { containerOf, secretsOf } from '../portal/stores.ts';

interface PortalStores {
  readonly dir: string;
  readonly cosmos: string;
}

type Secret =
  | { readonly kind: 'reset' | 'invitation' | 'address' | 'oauth'; readonly token: string }
  | {
      readonly kind: 'attempts';
      readonly purpose:
        | 'sign-in'
        | 'second-step'
        | 'password'
        | 'phone-code-address'
        | 'address-link'
        | 'address-link-address';
      readonly of: string;
      /** Only if it is not the usual quarter of an hour. */
      readonly windowSeconds?: number;
    };

/** The stored document of an account, or undefined. */
export async function storedUser(
  portal: PortalStores,
  userId: string,
): Promise<Record<string, unknown> | undefined> {
  const accounts = await containerOf(portal, 'accounts');
  const id = `user|${userId}`;
  return (await accounts.item(id, id).read<Record<string, unknown>>()).resource;
}

/** Patches a stored account, with paths such as `/twoStep/lastStep`. */
export async function patchUser(
  portal: PortalStores,
  userId: string,
  fields: Record<string, unknown>,
): Promise<void> {
  await patch(portal, `user|${userId}`, fields);
}

/** Marks the phone number that `signUpPerson` sets as confirmed. */
export async function confirmPhoneOf(portal: PortalStores, userId: string): Promise<void> {
  const confirmedAt = new Date().toISOString();
  await patchUser(portal, userId, { '/confirmedPhone': { number: '+13235550142', confirmedAt } });
}

/** The stored code that confirms the phone number of an account, or undefined. */
export async function storedPhoneCode(portal: PortalStores, userId: string): Promise<unknown> {
  const id = `phone-code|${userId}`;
  return (await (await containerOf(portal, 'accounts')).item(id, id).read()).resource;
}

/** Patches it. */
export async function patchPhoneCode(
  portal: PortalStores,
  userId: string,
  fields: Record<string, unknown>,
): Promise<void> {
  await patch(portal, `phone-code|${userId}`, fields);
}

/** Patches a stored session. */
export async function patchSession(
  portal: PortalStores,
  sid: string,
  fields: Record<string, unknown>,
): Promise<void> {
  await patch(portal, `session|${sid}`, fields);
}

/** Patches a document that is stored under the hash of a secret: a token, an OAuth state, or the attempts on an account. */
export async function patchSecret(
  portal: PortalStores,
  secret: Secret,
  fields: Record<string, unknown>,
): Promise<void> {
  await patch(portal, await idOfSecret(portal, secret), fields);
}

async function idOfSecret(portal: PortalStores, secret: Secret): Promise<string> {
  const { codePepper } = await secretsOf(portal);
  const hash = (purpose: string, value: string) =>
    createHmac('sha256', Buffer.from(codePepper, 'base64url'))
      .update(`${purpose}\n${value}`)
      .digest('base64url')
      .slice(0, 32);
  if (secret.kind !== 'attempts') return `${secret.kind}|${hash(secret.kind, secret.token)}`;
  const window = secret.windowSeconds === undefined ? '' : `|${secret.windowSeconds}`;
  return `attempts|${secret.purpose}|${hash('attempts', secret.of)}${window}`;
}

async function patch(portal: PortalStores, id: string, fields: Record<string, unknown>): Promise<void> {
  const operations = Object.entries(fields).map(([path, value]): PatchOperation => ({
    op: 'set',
    path,
    value,
  }));
  await (await containerOf(portal, 'accounts')).item(id, id).patch(operations);
}

/** The patch that stores this many recent attempts. */
export function recentAttempts(count: number): { '/attemptIds': string[] } {
  const countsUntil = new Date(Date.now() + 15 * 60_000).toISOString();
  return { '/attemptIds': Array.from({ length: count }, (_, index) => `${countsUntil}|${index}`) };
}
