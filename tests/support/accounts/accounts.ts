import { execFile } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Role } from '@portal/contract/accounts/catalogs/roles.ts';
import { signIn, signUp } from '@portal/contract/accounts/endpoints/auth.ts';
import { inviteUser } from '@portal/contract/accounts/endpoints/people.ts';
import { decodeJwt } from 'jose';
import { z } from 'zod';
import { dataOf } from '../api/callApi.ts';
import { randomIpHeader } from '../api/randomIpHeader.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

interface Addresses {
  readonly api: string;
  readonly dir: string;
  /** An existing admin of the portal. */
  readonly admin?: Person;
  /** An admin of it who has to sign in again. */
  readonly firstAdmin?: Person | null;
}

/** A person with an account, signed in. */
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

/** An unused email address. */
export function freshEmail(): string {
  return `person-${randomUUID().slice(0, 12)}@firm.example`;
}

/** A random US phone number. */
export function freshPhoneNumber(): string {
  const digits = String(randomInt(10_000_000)).padStart(7, '0');
  return `(${2 + randomInt(8)}${digits.slice(0, 1)}2) 2${digits.slice(1, 2)}2-${digits.slice(3)}`;
}

/** Signs up a new person: a client, or the role of the invitation. */
export async function signUpPerson(
  { api }: Pick<Addresses, 'api'>,
  { email = freshEmail(), invitation }: { email?: string; invitation?: string } = {},
): Promise<Person> {
  const grant = await dataOf(api, signUp, {
    headers: randomIpHeader(),
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

/** Signs a person in again, on their known device. */
export async function signInPerson({ api }: Pick<Addresses, 'api'>, person: Person): Promise<Person> {
  const { email, password, device } = person;
  const headers = { ...randomIpHeader(), 'x-device': device };
  return personOf(await dataOf(api, signIn, { headers, body: { email, password } }), email);
}

function personOf(grant: { step: string; token?: string; device?: string }, email: string): Person {
  if (!grant.token || !grant.device) throw new Error(`The sign-in needs another step: ${grant.step}`);
  const { userId, role } = claims.parse(decodeJwt(grant.token));
  return { email, password: PASSWORD, userId, role, token: grant.token, device: grant.device };
}

const admins = new Map<string, Promise<Person>>();

/** An admin of the portal. Created once per portal and test file, unless the portal has one already. */
export function getAdmin(portal: Addresses): Promise<Person> {
  const admin = freshAdmin(portal, admins.get(portal.api));
  admins.set(portal.api, admin);
  return admin;
}

async function freshAdmin(portal: Addresses, earlier: Promise<Person> | undefined): Promise<Person> {
  const known = [portal.admin, await earlier].filter((admin) => admin !== undefined);
  const fresh = known.find(isFresh);
  if (fresh) return fresh;
  const credentials = known[0] ?? portal.firstAdmin;
  return credentials ? signInPerson(portal, credentials) : createAdmin(portal);
}

/** Whether the session is far from its end by inactivity: a long test run would outlast it. */
function isFresh({ token }: Person): boolean {
  return Date.now() / 1000 - (decodeJwt(token).iat ?? 0) < 5 * 60;
}

/** A new admin: created with the admin command, whose invitation link is accepted. */
export async function createAdmin(portal: Addresses): Promise<Person> {
  const email = freshEmail();
  const { stdout } = await promisify(execFile)(process.execPath, ['local/admin.ts', 'create', email], {
    cwd: root,
    env: { ...process.env, LOCAL_DIR: portal.dir },
  });
  return signUpPerson(portal, { email, invitation: invitationIn(stdout) });
}

/** A new person with this role, who accepted an admin's invitation. */
export async function invitePerson(portal: Addresses, role: Role): Promise<Person> {
  const email = freshEmail();
  const { inviteUrl } = await dataOf(portal.api, inviteUser, {
    headers: { ...randomIpHeader(), ...authHeaders(await getAdmin(portal)) },
    body: { email, role },
  });
  return signUpPerson(portal, { email, invitation: invitationIn(inviteUrl ?? '') });
}

export const createStaff = (portal: Addresses): Promise<Person> => invitePerson(portal, 'staff');

/** The header that authenticates a person's call. */
export function authHeaders({ token }: Pick<Person, 'token'>): Record<string, string> {
  return { 'x-portal-authorization': `Bearer ${token}` };
}

function invitationIn(text: string): string {
  const found = /invitation=([\w-]+)/.exec(text)?.[1];
  if (!found) throw new Error(`There is no invitation in ${JSON.stringify(text)}`);
  return found;
}
