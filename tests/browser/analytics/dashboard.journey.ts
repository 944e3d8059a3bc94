import { openDemoDashboard } from '../screens/openAsDemo.ts';
import { expect, test } from '../support/fixtures.ts';

for (const { name, viewport, firstScreen } of [
  { name: 'a laptop', viewport: { width: 1280, height: 800 }, firstScreen: 3 },
  { name: 'a phone', viewport: { width: 390, height: 844 }, firstScreen: 1 },
]) {
  test(`on ${name}, the first screen shows requests with their next steps`, async ({ page, portal }) => {
    await page.setViewportSize(viewport);
    await openDemoDashboard(page, portal);
    const actions = page.getByRole('main').getByRole('link', {
      name: /^(?:View|Pay for|Update|Verify the account for|Download documents of) order /,
    });
    await expect(actions.nth(firstScreen - 1)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('main').getByRole('link', { name: 'Create New Request' })).toBeInViewport();
  });
}
