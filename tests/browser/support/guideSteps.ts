import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Locator, type Page } from '@playwright/test';

/**
 * What a person enters into a field: a text, how an option begins, or files. For a button that each row of a list has: its
 * whole name in the row to press it in.
 */
type Entered = string | Parameters<Locator['setInputFiles']>[0] | { readonly button: string };

/** A section of a guide with numbered steps. */
export interface GuideSection {
  readonly title: string;
  readonly steps: readonly string[];
}

/** The sections of docs/guide/<name>.md. */
export function guideSections(name: string): GuideSection[] {
  const file = fileURLToPath(new URL(`../../../docs/guide/${name}.md`, import.meta.url));
  const [, ...sections] = readFileSync(file, 'utf8').split(/^## /m);
  return sections.map((section) => ({
    title: section.slice(0, section.indexOf('\n')),
    steps: [...section.matchAll(/^\d+\. (.*)$/gm)].map(([, step]) => step!),
  }));
}

const controls = [
  'button',
  'link',
  'tab',
  'menuitem',
  'option',
  'checkbox',
  'radio',
  'textbox',
  'searchbox',
  'combobox',
] as const;

/**
 * Does what a section of a guide says: presses each button, link and tab in bold, and fills each field in bold with its
 * value. Then a text in quotation marks in the step must be on the screen. Fails when one of them is missing.
 *
 * @param values What to enter, by the name of the field or button.
 * @param onlyLookAt Names that are checked and not pressed, because they change the whole portal.
 */
export async function followGuide(
  page: Page,
  { steps }: GuideSection,
  values: Readonly<Record<string, Entered>> = {},
  onlyLookAt: readonly string[] = [],
): Promise<void> {
  for (const step of steps) {
    for (const [, name] of step.matchAll(/\*\*([^*]+)\*\*/g)) {
      const control = await controlNamed(page, name!);
      if (!onlyLookAt.includes(name!)) await operate(control, name!, values[name!]);
    }
    for (const [, text] of step.matchAll(/“([^”]+)”/g))
      await expect(textOrControl(page, text!), `“${text}” of the step: ${step}`).toBeVisible();
  }
}

/** The control that a person finds by its visible text or label: in the open dialog, otherwise on the page. */
async function controlNamed(page: Page, name: string): Promise<Locator> {
  const body = page.locator('body');
  const find = (root: Locator, isExact: boolean) => {
    const named = isExact ? name : new RegExp(`^${escaped(name)}`);
    const byRole = controls.map((role) => root.getByRole(role, { name: named, exact: isExact }));
    return byRole
      .reduce((found, next) => found.or(next))
      .or(root.getByLabel(named, { exact: isExact }).and(root.page().locator('input')))
      .filter({ visible: true });
  };
  const dialog = page.getByRole('dialog').last();
  await expect(async () => {
    const root = (await dialog.isVisible()) ? dialog : body;
    expect(await find(root, false).count(), `controls named ${name}`).toBeGreaterThan(0);
  }).toPass();
  const root = (await dialog.isVisible()) ? dialog : body;
  const sameName = find(root, true);
  return (await sameName.count()) > 0 ? sameName.first() : find(root, false).first();
}

async function operate(control: Locator, name: string, value: Entered | undefined): Promise<void> {
  const kind = await control.evaluate((element) =>
    element instanceof HTMLInputElement ? element.type : element.localName,
  );
  if (kind === 'checkbox' || kind === 'radio') return control.check();
  if (
    ![
      'select',
      'textarea',
      'input',
      'file',
      'text',
      'search',
      'email',
      'password',
      'tel',
      'date',
      'number',
    ].includes(kind)
  ) {
    const isInRow = typeof value === 'object' && 'button' in value;
    return (
      isInRow ? control.page().getByRole('button', { name: value.button, exact: true }) : control
    ).click();
  }
  if (value === undefined) throw new Error(`The journey has no value for the field ${name}`);
  if (kind === 'file') return control.setInputFiles(value as Parameters<Locator['setInputFiles']>[0]);
  if (kind === 'select') {
    const begins = new RegExp(`^${escaped(value as string)}`);
    const label = await control.locator('option').filter({ hasText: begins }).first().textContent();
    await control.selectOption({ label: label! });
  } else await control.fill(value as string);
}

function textOrControl(page: Page, text: string): Locator {
  const isNamed = page.getByRole('button', { name: text }).or(page.getByRole('radio', { name: text }));
  return page
    .getByText(text)
    .or(isNamed)
    .or(page.getByRole('region', { name: text }))
    .filter({ visible: true })
    .first();
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
