import { expect, type Page } from '@playwright/test';

type Role = 'textbox' | 'link' | 'button' | 'combobox' | 'radio' | 'checkbox';

const MAX_PRESSES = 60;

/** Presses Tab until the focus is on what is named; a person who cannot get there is stuck. */
export async function tabTo(page: Page, role: Role, name: string | RegExp): Promise<void> {
  const wanted = page.getByRole(role, { name }).first();
  await expect(wanted).toBeEnabled();
  for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
    if (await wanted.evaluate((element) => element.matches(':focus'))) return;
    await page.keyboard.press('Tab');
  }
  await expect(wanted).toBeFocused();
}
