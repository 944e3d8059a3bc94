import { expect, type Page } from '@playwright/test';
import { signIn as signInOperation } from '@portal/contract/accounts/endpoints/auth.ts';
import { decodeJwt } from 'jose';
import type { Person } from '../../support/accounts/accounts.ts';
import { dataOf } from '../../support/api/callApi.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import type { JourneyPortal } from './fixtures.ts';

type Session = Pick<Person, 'token' | 'device'>;
type Credentials = Pick<Person, 'email' | 'password'>;

/** The accounts of the demo seed. Journeys never change them. */
export const demoEmails = {
  client: 'client@portal.local',
  staff: 'staff@portal.local',
  admin: 'admin@portal.local',
} as const;

/** Shorter than the 15 minutes after which an idle staff session ends. */
const RENEW_AFTER_MS = 5 * 60_000;

const demoSessions = new Map<string, { readonly session: Promise<Session>; readonly startedAt: number }>();

/** A session of a demo account, shared by the journeys of one worker: they never sign out of it. */
export function demoSession(portal: JourneyPortal, email: string): Promise<Session> {
  const known = demoSessions.get(email);
  if (known && Date.now() - known.startedAt < RENEW_AFTER_MS) return known.session;
  const session = newDemoSession(portal, email);
  demoSessions.set(email, { session, startedAt: Date.now() });
  return session;
}

async function newDemoSession({ api }: JourneyPortal, email: string): Promise<Session> {
  const body = { email, password: 'Portal-demo-2026' };
  const step = await dataOf(api, signInOperation, { headers: randomIpHeader(), body });
  if (step.step !== 'done') throw new Error(`The sign-in needs another step: ${step.step}`);
  return step;
}

/** Starts a tab with this session, in the storage that the portal itself would use. Once it ends, it is not restored. */
export async function injectSession(page: Page, { token, device }: Session): Promise<void> {
  const remembered = decodeJwt(token)['rememberMe'] === true;
  await page.addInitScript(
    (session) => {
      const storage = session.remembered ? localStorage : sessionStorage;
      if (storage.getItem('injected session') === session.token) return;
      storage.setItem('injected session', session.token);
      storage.setItem('portal.session', session.token);
      localStorage.setItem('portal.device', session.device);
      if (session.remembered) localStorage.setItem('portal.rememberMe', 'true');
    },
    { token, device, remembered },
  );
}

/** Opens a page with this session. */
export async function openAs(page: Page, session: Session, path = '/dashboard'): Promise<void> {
  await injectSession(page, session);
  await page.goto(path);
}

/** Fills and submits the sign-in form. */
export async function signIn(page: Page, { email, password }: Credentials): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

export async function expectDashboard(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
}

export async function expectSignIn(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Sign in to your account' })).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
}

/** Chooses an item of the account menu. */
export async function chooseFromAccountMenu(
  page: Page,
  item: 'Profile' | 'Settings' | 'Log out',
): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: item }).click();
}
