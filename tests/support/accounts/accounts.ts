import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Role } from '@portal/contract/accounts/catalogues/roles.ts';
import { signIn, signUp } from '@portal/contract/accounts/endpoints/auth.ts';
import { inviteUser } from '@portal/contract/accounts/endpoints/people.ts';
import { decodeJwt } from 'jose';
import { z } from 'zod';
import { dataOf } from '../api/callApi.ts';
import { fromAnotherAddress } from '../api/fromAnotherAddress.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

interface Addresses {
  readonly api: string;
  readonly dir: string;
  /** Who is its admin already. */
  readonly admin?: Person;
  /** An admin of it who has to sign in again. */
  readonly firstAdmin?: Person | null;
}

/** Somebody with an account, signed in. */
export interface Person {
  readonly email: string;
  readonly password: string;
  readonly userId: string;
  readonly role: Role;
  readonly token: string;
  readonly device: string;
}

export const PASSWORD = 'Correct-horse-7';

const claims = z.object({ userId: z.string(), role: z.enum(['client', 'staff', 'admin']) });

/** An address that nobody has yet. */
export function freshEmail(): string {
  return `person-${randomUUID().slice(0, 12)}@firm.example`;
}

/** Signs somebody new up: a client, or whatever the invitation makes of them. */
export async function signedUp(
  { api }: Pick<Addresses, 'api'>,
  { email = freshEmail(), invitation }: { email?: string; invitation?: string } = {},
): Promise<Person> {
  const grant = await dataOf(api, signUp, {
    headers: fromAnotherAddress(),
    body: {
      email,
      password: PASSWORD,
      firstName: 'Casey',
      lastName: 'Example',
      phoneNumber: '(323) 555-0142',
      rememberMe: true,
      ...(invitation && { invitation }),
    },
  });
  return personOf(grant, email);
}

/** Signs an account in once more, in a browser that it knows. */
export async function signedIn({ api }: Pick<Addresses, 'api'>, person: Person): Promise<Person> {
  const { email, password, device } = person;
  const headers = { ...fromAnotherAddress(), 'x-device': device };
  return personOf(await dataOf(api, signIn, { headers, body: { email, password } }), email);
}

function personOf(grant: { step: string; token?: string; device?: string }, email: string): Person {
  if (!grant.token || !grant.device) throw new Error(`The sign-in asks for more: ${grant.step}`);
  const { userId, role } = claims.parse(decodeJwt(grant.token));
  return { email, password: PASSWORD, userId, role, token: grant.token, device: grant.device };
}

const admins = new Map<string, Promise<Person>>();

/** An admin of a portal, made as its first one is: by the command, whose link is then accepted. One per portal that files share, or per file. */
export async function adminOf(portal: Addresses): Promise<Person> {
  if (portal.admin) return portal.admin;
  const { firstAdmin } = portal;
  const known = admins.get(portal.api) ?? (firstAdmin ? signedIn(portal, firstAdmin) : newAdmin(portal));
  admins.set(portal.api, known);
  return known;
}

export async function newAdmin(portal: Addresses): Promise<Person> {
  const email = freshEmail();
  const { stdout } = await promisify(execFile)(process.execPath, ['local/admin.ts', 'create', email], {
    cwd: root,
    env: { ...process.env, LOCAL_DIR: portal.dir },
  });
  return signedUp(portal, { email, invitation: invitationIn(stdout) });
}

/** Somebody new with a role, who came by an admin's invitation. */
export async function invited(portal: Addresses, role: Role): Promise<Person> {
  const email = freshEmail();
  const { inviteUrl } = await dataOf(portal.api, inviteUser, {
    headers: { ...fromAnotherAddress(), ...as(await adminOf(portal)) },
    body: { email, role },
  });
  return signedUp(portal, { email, invitation: invitationIn(inviteUrl ?? '') });
}

export const staffOf = (portal: Addresses): Promise<Person> => invited(portal, 'staff');

/** The header with which somebody calls. */
export function as({ token }: Pick<Person, 'token'>): Record<string, string> {
  return { 'x-portal-authorization': `Bearer ${token}` };
}

function invitationIn(text: string): string {
  const found = /invitation=([\w-]+)/.exec(text)?.[1];
  if (!found) throw new Error(`There is no invitation in ${JSON.stringify(text)}`);
  return found;
}
