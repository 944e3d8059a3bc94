import { catalogOf } from '@portal/contract/languages/languages.ts';
import { eventually } from '../../support/portal/eventually.ts';
import { emailsAbout } from '../../support/operations/emails.ts';
import { openDraftAtStep } from '../support/draft.ts';
import { fileWith } from '../support/files.ts';
import { expect, test } from '../support/fixtures.ts';
import { fillCard } from '../support/wizard.ts';

/** A few literal texts, so that the test does not rely on the catalog alone. */
const landing = 'Solicitudes de expedientes médicos';
const orderIdProblem = 'El número de orden es obligatorio y debe tener entre 1 y 100 caracteres';
const mail = 'Solicitud recibida: orden';
const card = {
  number: 'Número de tarjeta',
  expiry: 'Fecha de vencimiento',
  code: 'Código de seguridad',
  zip: 'Código postal',
};
const declined = 'La tarjeta fue rechazada.';

test('a request can be submitted in Spanish, from the landing page to the email', async ({
  page,
  portal,
}) => {
  const catalog = await catalogOf('es');
  const translated = (key: string): string => {
    expect(catalog, 'the catalog has the text').toHaveProperty([key]);
    return catalog[key]!;
  };
  const html = page.locator('html');

  await test.step('the choice changes the page at once and survives a reload', async () => {
    await page.goto('/client/request');
    await expect(html).toHaveAttribute('lang', 'en');
    await page.getByRole('combobox', { name: 'Language' }).selectOption('es');
    const heading = page.getByRole('heading', { name: landing, level: 1 });
    await expect(heading).toBeVisible();
    await expect(html).toHaveAttribute('lang', 'es');
    await page.reload();
    await expect(heading).toBeVisible();
    await expect(html).toHaveAttribute('lang', 'es');
  });

  await test.step('page and server messages', async () => {
    await page.getByRole('link', { name: translated('Create New Request') }).click();
    await page.getByRole('button', { name: translated('Next') }).click();
    await expect(page.getByRole('alert').getByRole('link', { name: orderIdProblem })).toBeVisible();
    const params = new URLSearchParams({ orderId: 'NO-SUCH-ORDER', verificationCode: '22222-22222' });
    await page.goto(`/request-status?${params}`);
    await expect(page.getByRole('heading', { name: translated('Request not found') })).toBeVisible();
  });

  await openDraftAtStep(page, 3);
  await test.step('a refused file', async () => {
    const choose = page.locator('input[type=file]').last();
    await choose.setInputFiles([fileWith('renamed.pdf', 'PK\u0003\u0004 not a PDF')]);
    const reason = translated(
      'The content of file {{name}} does not match its file type. Please save it again as a PDF, JPEG, PNG, DOC or DOCX file and try again.',
    ).replace('{{name}}', 'renamed.pdf');
    await expect(page.getByText(reason, { exact: true })).toBeVisible();
  });

  await test.step('payment, submission and the confirmation email', async () => {
    await page.getByRole('button', { name: translated('Next') }).click();
    await page.getByRole('button', { name: translated('Next') }).click();
    const pay = page.getByRole('button', {
      name: new RegExp(`^${translated('Pay {{amount}}').split(' ')[0]!} `),
    });
    await fillCard(page, '4000000000000002', card);
    await pay.click();
    await expect(page.getByRole('alert').getByText(declined)).toBeVisible();
    await fillCard(page, '4242424242424242', card);
    await pay.click();
    await page.getByRole('button', { name: translated('Submit Request') }).click();
    const thanks = translated('Thank you! Your request was submitted successfully.');
    await expect(page.getByRole('heading', { name: thanks })).toBeVisible();
    const orderId = new URL(page.url()).searchParams.get('orderId') ?? '';
    const [sent] = await eventually('the confirmation email', async () => {
      const mails = await emailsAbout(portal, orderId);
      return mails.length > 0 && mails;
    });
    expect(sent!.subject).toBe(`${mail} ${orderId}`);
    expect(sent!.text).toContain(translated('Your records request was submitted'));
  });
});
