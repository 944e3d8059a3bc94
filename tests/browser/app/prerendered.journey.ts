import type { Page, Route } from '@playwright/test';
import { prerenderedPaths } from '../../support/prerenderedPaths.ts';
import { expect, test } from '../support/fixtures.ts';
import { demoEmails, demoSession } from '../support/people.ts';

/** The code that starts the app. */
const APP = '**/assets/index-*.js';

/** Holds back requests; the returned function lets them through. */
async function hold(page: Page, url: string): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isHeld = true;
  await page.route(url, async (route) => {
    if (isHeld) held.push(route);
    else await route.continue();
  });
  return async () => {
    isHeld = false;
    await Promise.all(held.map((route) => route.continue()));
  };
}

const rootHtml = (page: Page) =>
  page.evaluate(() => {
    const root = document.getElementById('root')!.cloneNode(true) as HTMLElement;
    for (const style of root.querySelectorAll('style')) style.remove();
    // React marks lazy parts with comments.
    return root.innerHTML.replace(/<!--.*?-->/g, '');
  });

test('every prerendered page is readable without scripts, and the app takes it over unchanged', async ({
  browser,
  page,
  baseURL,
}) => {
  const scriptless = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
  const reader = await scriptless.newPage();
  await page.route('**/api/**', () => undefined);
  for (const path of prerenderedPaths) {
    await reader.goto(path);
    await expect(reader.locator('#root main')).toBeVisible();
    await expect(reader.locator('noscript')).toBeVisible();
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-ready', '');
    expect([path, await rootHtml(page)]).toEqual([path, await rootHtml(reader)]);
  }
  await scriptless.close();
});

test('a form that is submitted before the app starts is sent once, after it has started', async ({
  page,
}) => {
  const person = { email: demoEmails.client, password: 'Portal-demo-2026' };
  const release = await hold(page, APP);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Remember me for 30 days').check();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Sign in' }).click();
  expect(page.url()).toMatch(/\/login$/);
  await release();
  await expect(page).toHaveURL(/\/dashboard/);
  expect(await page.evaluate(() => localStorage.getItem('portal.session'))).not.toBeNull();
});

test('what is typed before the app starts is kept', async ({ page }) => {
  const release = await hold(page, APP);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill('person@firm.example');
  await page.getByLabel('Remember me for 30 days').check();
  await release();
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  await expect(page.getByLabel('Email')).toHaveValue('person@firm.example');
  await expect(page.getByLabel('Remember me for 30 days')).toBeChecked();
});

test('the caret stays where it was when the app starts', async ({ page }) => {
  const release = await hold(page, APP);
  await page.goto('/login', { waitUntil: 'commit' });
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('Portal-demo-2026');
  await password.evaluate((input: HTMLInputElement) => input.setSelectionRange(3, 3));
  await release();
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  await page.keyboard.type('X');
  await expect(password).toHaveValue('PorXtal-demo-2026');
});

/** Opens the sign-in page as it is after ten seconds without the app, which replaces it. The returned function starts the app. */
async function openLatePage(page: Page): Promise<() => Promise<void>> {
  const release = await hold(page, APP);
  await page.goto('/login?utm_source=mail', { waitUntil: 'commit' });
  await expect(page.getByLabel('Email')).toBeHidden();
  await page.evaluate(() => (document.documentElement.dataset['render'] = 'late'));
  return release;
}

test('typing continues in a page that the app replaces', async ({ page }) => {
  const release = await openLatePage(page);
  await page.getByLabel('Email').fill('person@firm');
  await release();
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveValue('person@firm');
});

test('what is typed and submitted in a page that the app then replaces is kept and sent', async ({
  page,
}) => {
  const release = await openLatePage(page);
  await page.getByLabel('Email').fill(demoEmails.client);
  await page.getByLabel('Password', { exact: true }).fill('Portal-demo-2026');
  await page.getByLabel('Remember me for 30 days').check();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await release();
  await expect(page).toHaveURL(/\/dashboard/);
  expect(await page.evaluate(() => localStorage.getItem('portal.session'))).not.toBeNull();
});

test('a page in another language is hidden until its texts are loaded', async ({ page }) => {
  await page.goto('/terms');
  await page.evaluate(() => localStorage.setItem('language', 'es'));
  const release = await hold(page, APP);
  await page.goto('/client/request', { waitUntil: 'commit' });
  await expect(page.getByText('Create New Request')).toBeAttached();
  await expect(page.getByText('Create New Request')).toBeHidden();
  await release();
  await expect(page.getByText('Crear una nueva solicitud')).toBeVisible();
});

test('a language that another tab chooses before the app starts applies', async ({ page }) => {
  const release = await hold(page, APP);
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await page.evaluate(() => localStorage.setItem('language', 'es'));
  await release();
  await expect(page.getByRole('button', { name: 'Iniciar sesión', exact: true })).toBeVisible();
});

test('a signed-in person who opens the sign-in page sees only the dashboard', async ({ page, portal }) => {
  const { token } = await demoSession(portal, demoEmails.client);
  await page.goto('/terms');
  await page.evaluate((session) => localStorage.setItem('portal.session', session), token);
  const release = await hold(page, APP);
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.getByLabel('Email')).toBeAttached();
  await expect(page.getByLabel('Email')).toBeHidden();
  await release();
  await expect(page).toHaveURL(/\/dashboard/);
});

test.describe('an app that cannot be loaded', () => {
  test.use({ expectedErrors: /Failed to (load resource|fetch dynamically imported module)/ });

  test('is reported, and a button reloads the page', async ({ page, portal }) => {
    const { token } = await demoSession(portal, demoEmails.client);
    const failure = page.getByRole('alert');
    const reload = failure.getByRole('button', { name: 'Reload the page' });
    await page.route(APP, (route) => route.abort());
    await page.goto('/login');
    await expect(failure).toContainText('This page could not be loaded completely.');
    await page.evaluate((session) => localStorage.setItem('portal.session', session), token);
    await page.goto('/dashboard');
    await expect(failure).toContainText('This page could not be loaded completely.');
    await page.unroute(APP);
    await reload.click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(failure).toBeHidden();
  });
});

test('dark mode applies before the app starts', async ({ page }) => {
  await hold(page, APP);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.getByRole('main')).toHaveCSS('color', 'rgb(255, 255, 255)');
});
