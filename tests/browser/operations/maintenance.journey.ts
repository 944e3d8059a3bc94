import { type Portal as OwnPortal, startPortal } from '../../support/portal/startPortal.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { afterNextPoll } from '../support/clock.ts';
import { expect, failedRequests, test } from '../support/fixtures.ts';
import { openDraftAtStep } from '../support/draft.ts';

// In sequence, in one worker: the journeys share a portal.
test.describe.configure({ mode: 'default' });

/** A portal in maintenance mode. The pages of the other portal call its API. */
let down: OwnPortal;

test.beforeAll(async () => {
  down = await startPortal({ seed: 'none', env: { MAINTENANCE: 'true' } });
});
test.afterAll(() => down.stop());
test.use({ expectedErrors: failedRequests });

test('maintenance covers an open page, and the input is still there afterwards', async ({ page }) => {
  await page.clock.install();
  const orderId = await openDraftAtStep(page, 1);
  await page.getByLabel('Attorney email').fill('someone.else@whitfield.example');

  await page.route('**/api/**', (route) => {
    const { pathname, search } = new URL(route.request().url());
    return route.continue({ url: new URL(pathname + search, down.api).href });
  });
  await page.clock.runFor(31_000);
  const cover = page.getByRole('dialog', { name: 'Down for maintenance' });
  await expect(cover).toBeVisible();
  await expect(cover).toContainText('what you entered stays here');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect(cover.getByText(/^Checked at /)).toBeVisible();
  await expect(cover).toBeVisible();

  await page.unroute('**/api/**');
  await afterNextPoll(page, () => expect(cover).toBeHidden({ timeout: 1000 }));
  await expect(page.getByLabel('Client Order Number')).toHaveValue(orderId);
  await expect(page.getByLabel('Attorney email')).toHaveValue('someone.else@whitfield.example');
});

test.describe('in Spanish on a phone', () => {
  test.use({ locale: 'es-MX', viewport: { width: 390, height: 844 } });

  test('the maintenance page fits the screen, and the service status page still works @full', async ({
    page,
  }) => {
    await page.route('**/api/**', (route) => {
      const { pathname, search } = new URL(route.request().url());
      return route.continue({ url: new URL(pathname + search, down.api).href });
    });
    await page.goto('/client/request');
    await expect(page.getByRole('dialog', { name: 'Cerrado por mantenimiento' })).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
    await page.goto('/status');
    await expect(page.getByRole('status').filter({ hasText: 'Cerrado por mantenimiento' })).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});
