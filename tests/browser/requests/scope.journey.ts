import { expectAccessible } from '../support/accessibility.ts';
import { openDraftAtStep } from '../support/draft.ts';
import { expect, test } from '../support/fixtures.ts';

test('the scope is accessible with all its parts open @full', async ({ page }) => {
  await openDraftAtStep(page, 3);
  const scope = page.getByRole('region', { name: 'Scope of records' });
  await scope.getByRole('radio', { name: 'Date ranges' }).check();
  await scope.getByRole('button', { name: 'Sensitive records' }).click();
  await scope.getByRole('checkbox', { name: 'HIV test results' }).check();
  await scope.getByRole('button', { name: 'Case references' }).click();
  await expect(scope.getByLabel('Claim number')).toBeVisible();
  await expectAccessible(page);
});
