import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';

// A sample stays downloaded for an IP address, and all journeys share one address: a retry needs another sample.
const samples = ['sample-medical-records.pdf', 'sample-billing-statement.pdf'] as const;
test.describe.configure({ retries: samples.length - 1 });

test('a paid sample is downloaded once and stays marked as downloaded after a reload @full', async ({
  page,
}) => {
  const name = samples[test.info().retry]!;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/test-downloads');
  await expect(page.getByRole('heading', { level: 1, name: 'Download demo' })).toBeVisible();
  const first = page.getByRole('listitem').filter({ hasText: name });
  const button = first.getByRole('button', { name: `Download ${name}`, exact: true });
  await expect(button).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  const downloading = page.waitForEvent('download');
  await button.click();
  expect((await downloading).suggestedFilename()).toBe(name);
  await expect(first.getByText('Already Downloaded')).toBeVisible();
  await page.reload();
  await expect(first.getByText('Already Downloaded')).toBeVisible();
  await expect(first.getByRole('button', { name: `Download again: ${name}` })).toBeVisible();
  await expectAccessible(page);

  const free = page.getByRole('listitem').filter({ hasText: 'sample-cover-letter.pdf' });
  for (const _ of [1, 2]) {
    const again = page.waitForEvent('download');
    await free.getByRole('button', { name: 'Download sample-cover-letter.pdf' }).click();
    await again;
  }
  await expect(free.getByText('You can download it again if needed.', { exact: false })).toBeVisible();
});
