import { expect, type Page } from '@playwright/test';
import { signIn as signInOperation } from '@portal/contract/accounts/endpoints/auth.ts';
import { decodeJwt } from 'jose';
import type { Person } from '../../support/accounts/accounts.ts';
import { dataOf } from '../../support/api/callApi.ts';
import { fromAnotherAddress } from '../../support/api/fromAnotherAddress.ts';
import type { Portal } from './fixtures.ts';

type Session = Pick<Person, 'token' | 'device'>;
type Credentials = Pick<Person, 'email' | 'password'>;

/** The accounts that every portal on one machine begins with. They are looked at, never changed. */
export const demo = {
  client: 'client@portal.local',
  staff: 'staff@portal.local',
  admin: 'admin@portal.local',
} as const;

/** Shorter than the 15 minutes after which a session of staff that nobody uses is over. */
const RENEW_AFTER_MS = 5 * 60_000;

const demoSessions = new Map<string, { readonly session: Promise<Session>; readonly begunAt: number }>();

/** A session of a demo account, shared by the journeys of one worker: they never sign out of it. */
export function demoSession(portal: Portal, email: string): Promise<Session> {
  const known = demoSessions.get(email);
  if (known && Date.now() - known.begunAt < RENEW_AFTER_MS) return known.session;
  const session = newDemoSession(portal, email);
  demoSessions.set(email, { session, begunAt: Date.now() });
  return session;
}

async function newDemoSession({ api }: Portal, email: string): Promise<Session> {
  const body = { email, password: 'Portal-demo-2026' };
  const step = await dataOf(api, signInOperation, { headers: fromAnotherAddress(), body });
  if (step.step !== 'done') throw new Error(`The sign-in asks for more: ${step.step}`);
  return step;
}

/** Lets a tab begin with somebody's session, kept where the portal itself would keep it. What ends it is final. */
export async function holdSession(page: Page, { token, device }: Session): Promise<void> {
  const remembered = decodeJwt(token)['rememberMe'] === true;
  await page.addInitScript(
    (held) => {
      const storage = held.remembered ? localStorage : sessionStorage;
      if (storage.getItem('began with') === held.token) return;
      storage.setItem('began with', held.token);
      storage.setItem('portal.session', held.token);
      localStorage.setItem('portal.device', held.device);
      if (held.remembered) localStorage.setItem('portal.rememberMe', 'true');
    },
    { token, device, remembered },
  );
}

/** Opens a page as somebody who signed in before. */
export async function openAs(page: Page, session: Session, path = '/dashboard'): Promise<void> {
  await holdSession(page, session);
  await page.goto(path);
}

/** Fills the sign-in form that is on the screen, and sends it. */
export async function signIn(page: Page, { email, password }: Credentials): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

export async function expectDashboard(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
}

export async function expectSignIn(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Sign in to your account' })).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
}

/** Chooses from the menu behind the avatar. */
export async function chooseFromAccountMenu(
  page: Page,
  item: 'Profile' | 'Settings' | 'Log out',
): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: item }).click();
}
