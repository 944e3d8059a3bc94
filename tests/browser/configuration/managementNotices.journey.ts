import { randomUUID } from 'node:crypto';
import { createAdmin } from '../../support/accounts/accounts.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { afterNextPoll } from '../support/clock.ts';
import { openDraftAtStep } from '../support/draft.ts';
import { expect, test } from '../support/fixtures.ts';
import { openAs } from '../support/people.ts';

const uniqueSuffix = () => randomUUID().slice(0, 8);

test('the wizard shows the locations and notices that an admin changed @full', async ({
  page,
  browser,
  portal,
}) => {
  test.setTimeout(150_000);
  const service = `Swift Copies ${uniqueSuffix()}`;
  const notice = `The fee is due once. ${uniqueSuffix()}`;
  await openAs(page, await createAdmin(portal), '/management?tab=copy-services');

  await page.getByRole('button', { name: 'Add Copy Service' }).click();
  await page.getByLabel('Copy service name').fill(` meridian   COPY service `);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(
    page
      .getByRole('dialog')
      .getByText(/is already called “meridian\s+COPY service”/)
      .first(),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Copy service name').fill(service);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Copy service created successfully')).toBeVisible();

  await page.getByRole('button', { name: `Add Location: ${service}` }).click();
  await page.getByLabel('Location name').fill('Reno');
  await page.getByLabel('Address').fill('1 Main Street, Reno, NV 89501');
  await page.getByRole('dialog').getByLabel('Email').fill('reno@swift.example');
  await page.getByRole('dialog').getByLabel('Phone').fill('(775) 555-0100');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Location created successfully')).toBeVisible();

  await page.getByRole('button', { name: 'Edit Processing-fee notice' }).click();
  await page.getByLabel('Text below the fee').fill(notice);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText(notice).first()).toBeVisible();

  await expectAccessible(page, { dark: true });

  const visit = await browser.newContext({ baseURL: portal.site });
  const client = await visit.newPage();
  await client.clock.install();
  await openDraftAtStep(client, 1);
  const services = client.getByLabel('Copy service', { exact: true });
  await afterNextPoll(client, () => services.selectOption(service, { timeout: 2_000 }));
  await client.getByLabel('Location').selectOption('Reno');
  await expect(client.getByText('1 Main Street, Reno, NV 89501')).toBeVisible();
  await expectAccessible(client);
  await client.goto('/client/request?step=5');
  await expect(client.getByText(notice)).toBeVisible({ timeout: 60_000 });

  // Other journeys share this portal: restore what applies to all of them.
  await page
    .getByRole('button', { name: /^Restore this value: Processing-fee notice, from before/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await visit.close();
});
