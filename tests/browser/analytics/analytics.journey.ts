import { readFile } from 'node:fs/promises';
import { createStaff } from '../../support/accounts/accounts.ts';
import { submitRequest } from '../../support/requests/order.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { openAs } from '../support/people.ts';

const today = () => new Date().toISOString().slice(0, 10);

test('a clerk views earnings for a period and a custom range, and exports the figures @full', async ({
  page,
  portal,
}) => {
  await submitRequest(portal);
  await openAs(page, await createStaff(portal));
  await page
    .getByRole('navigation', { name: 'Quick Actions' })
    .getByRole('link', { name: 'Analytics' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Earnings & Invoice Analytics' })).toBeFocused();
  await expect(page).toHaveURL('/analytics');
  await expect(page.getByRole('img', { name: 'Witness fees over time' })).toBeVisible();

  await test.step('the period is in the URL', async () => {
    await page.getByRole('button', { name: 'Last 24 hours' }).click();
    await expect(page).toHaveURL('/analytics?period=24h');
    await expect(page.getByText('Processing fees paid, by hour')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Last 24 hours' })).toHaveAttribute('aria-pressed', 'true');
    await page.goBack();
    await expect(page).toHaveURL('/analytics');
    await expect(page.getByRole('button', { name: 'All time' })).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('the keyboard reaches the explanations of figures and the chart data', async () => {
    await page.getByRole('button', { name: 'About this metric: Payment rate' }).focus();
    await expect(page.getByRole('tooltip')).toContainText('percentage paid to date');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('tooltip')).toBeHidden();
    const chooser = page.getByRole('slider', { name: 'Chart data point: Cases over time' });
    await chooser.focus();
    await expect(chooser).toHaveAttribute('aria-valuetext', /Opened: [1-9]/);
    const before = await chooser.getAttribute('aria-valuetext');
    await page.keyboard.press('ArrowLeft');
    await expect(chooser).not.toHaveAttribute('aria-valuetext', before!);
    await page.getByText('Chart data as a table').click();
    await expect(page.getByRole('table', { name: 'Chart data as a table' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('an invalid range is refused', async () => {
    await page.getByRole('button', { name: 'Custom range' }).click();
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByRole('alert')).toHaveText('Please select both start and end dates');
    await expect(page.getByLabel('Start date')).toBeFocused();
    await page.getByLabel('Start date').fill(today());
    await page.getByLabel('End date').fill('2026-01-01');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByRole('alert')).toHaveText('End date must be on or after the start date');
    await expectAccessible(page);
  });

  await test.step('a range is shown and exported', async () => {
    await page.getByLabel('End date').fill(today());
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(`/analytics?from=${today()}&to=${today()}`);
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toBe(`analytics-${today()}-to-${today()}-${today()}.csv`);
    const lines = (await readFile(await saved.path(), 'utf8')).split('\r\n');
    expect(lines[0]).toMatch(/^\uFEFFEarnings & Invoice Analytics,/);
    expect(lines.find((line) => line.startsWith('Cases opened,'))).toMatch(/^Cases opened,[1-9]\d*$/);
    expect(lines.find((line) => line.startsWith(`${today()},`))).toBeDefined();
  });

  await test.step('the page fits a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole('heading', { name: 'Over time', exact: true })).toBeVisible();
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await overflow()).toBe(0);
    const glance = page.getByRole('region', { name: 'At a glance' });
    expect(await glance.evaluate((region) => region.scrollWidth - region.clientWidth)).toBe(0);
  });
});
