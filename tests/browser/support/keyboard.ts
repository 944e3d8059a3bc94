import { expect, type Page } from '@playwright/test';

type Role = 'textbox' | 'link' | 'button' | 'combobox' | 'radio' | 'checkbox';

const MAX_PRESSES = 60;

/** Presses Tab until the named element has the focus; fails when it cannot be reached. */
export async function tabTo(page: Page, role: Role, name: string | RegExp): Promise<void> {
  const target = page.getByRole(role, { name }).first();
  await expect(target).toBeEnabled();
  for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
    if (await target.evaluate((element) => element.matches(':focus'))) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}
