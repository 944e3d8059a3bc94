import { getAdmin, invitePerson } from '../../support/accounts/accounts.ts';
import { dayFromNow, disclosureCalls } from '../../support/operations/disclosureCalls.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { openOtherBrowser } from '../support/openOtherBrowser.ts';
import { openAs } from '../support/people.ts';
import { showAllAccountings } from '../support/showAllAccountings.ts';

test('a clerk records a fax to an agency, withholds it, and an admin ends the suspension @full', async ({
  page,
  browser,
  portal,
}) => {
  test.setTimeout(90_000);
  const [admin, clerk] = await Promise.all([getAdmin(portal), invitePerson(portal, 'staff')]);
  const patientName = `Rowan ${crypto.randomUUID().replace(/[\d-]/g, '').slice(0, 8)}`;
  const lookUp = async (on: typeof page) => {
    await on.getByLabel('Patient name').fill(patientName);
    await on.getByLabel('Date of birth').fill('1966-07-08');
    await on.getByRole('button', { name: 'Show disclosures' }).click();
  };
  await openAs(page, clerk, '/management?tab=privacy');
  await lookUp(page);

  await page.getByRole('button', { name: 'Record a disclosure' }).click();
  const form = page.getByRole('dialog', { name: 'Record a disclosure' });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Recipient is required')).toBeVisible();
  await expectAccessible(page);
  await form.getByLabel('Date of the disclosure').fill(dayFromNow(-3));
  await form.getByLabel('What was disclosed').fill('Chart of 2024');
  await form.getByLabel('Recipient', { exact: true }).fill('Federal Bureau of Investigation');
  await form.getByLabel('How it was disclosed').selectOption('Fax');
  await form.getByLabel('Basis').selectOption('Law enforcement');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`${patientName}: 1 disclosure.`)).toBeVisible();

  await page.getByRole('button', { name: 'Withhold: Chart of 2024' }).click();
  const suspending = page.getByRole('dialog', { name: 'Record a suspension' });
  await suspending.getByLabel('Agency').fill('FBI');
  await suspending.getByLabel('What the statement says').fill('An accounting would impede us');
  await suspending.getByLabel('Until').fill(dayFromNow(60));
  await expectAccessible(page);
  await suspending.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/Accountings currently withhold 1 disclosure\./)).toBeVisible();
  await expect(page.getByText(`${patientName}: 0 disclosures.`)).toBeVisible();
  await expectAccessible(page);

  const disclosures = disclosureCalls(portal, clerk);
  const { accountingId } = await disclosures.requestAccounting({ patientName, patientDob: '1966-07-08' });
  await disclosures.issue({ accountingId, seen: 1 });
  const office = await openOtherBrowser(browser, portal);
  await openAs(office, admin, '/management?tab=privacy');
  await showAllAccountings(office);
  const request = office
    .getByRole('list', { name: 'Accounting requests' })
    .getByRole('listitem')
    .filter({ hasText: patientName });
  await expect(request.getByText(/^Reissue on/)).toBeVisible();
  await office.getByRole('button', { name: `End now: ${patientName}` }).click();
  const ending = office.getByRole('dialog', { name: 'End the suspension' });
  await ending.getByLabel('Reason').fill('The agency called it off');
  await ending.getByRole('button', { name: 'End now' }).click();
  await request.getByRole('button', { name: `Reissue: ${patientName}` }).click();
  await office.getByRole('dialog').getByRole('button', { name: 'Issue' }).click();
  await expect(request.getByText(/with 1 disclosure\./)).toBeVisible();
  await expect(request.getByText(/with 0 disclosures\. Withholds 1 disclosure\./)).toBeVisible();
  await expectAccessible(office);
  await office.close();
});
