import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { createPaymentIntent } from '@portal/contract/payments/endpoints/payments.ts';
import { authorizationLines, textPdf } from '../../support/files/authorizationPdf.ts';
import { dataOf } from '../../support/api/callApi.ts';
import { storeChargedFile } from '../../support/files/storedFiles.ts';
import { bankAccount, MANDATE } from '../../support/payments/bankPayments.ts';
import { storeInvoice } from '../../support/payments/storedInvoices.ts';
import { eventually } from '../../support/portal/eventually.ts';
import { accessHeader, lookUp, lookUpAfterScan } from '../../support/requests/holder.ts';
import { stripeOf, submitRequest, uploadFile } from '../../support/requests/order.ts';
import { chooseBank, fillBankAccount, payFromUnverifiedAccount, submitClearing } from './bank.ts';
import { openDraftAtStep } from './draft.ts';
import { fileWith, pdfOfPages, png, testVirus, wordDocument } from './files.ts';
import type { JourneyPortal } from './fixtures.ts';
import type { ScreenState } from './screenState.ts';
import { openAsDemo } from '../screens/openAsDemo.ts';
import { analyticsScreens } from '../screens/analyticsScreens.ts';
import { dashboardScreens } from '../screens/dashboardScreens.ts';
import { internalRequestScreens } from '../screens/internalRequestScreens.ts';
import { documentScreens } from '../screens/documentScreens.ts';
import { invoiceScreens } from '../screens/invoiceScreens.ts';
import { legalScreens } from '../screens/legalScreens.ts';
import { passwordScreens } from '../screens/passwordScreens.ts';
import { managementScreens } from '../screens/managementScreens.ts';
import { settingsScreens } from '../screens/settingsScreens.ts';
import { shellScreens } from '../screens/shellScreens.ts';
import { signInScreens } from '../screens/signInScreens.ts';
import { signUpScreens } from '../screens/signUpScreens.ts';
import { submissionScreens } from '../screens/submissionScreens.ts';
import { messageScreens } from '../screens/messageScreens.ts';
import { searchScreens } from '../screens/searchScreens.ts';
import { workScreens } from '../screens/workScreens.ts';
import { payByCard, pressPay } from './payment.ts';
import { openAsStaff, openRequestAsStaff, typePatientName, updateStatus } from './staffRequest.ts';
import { addFiles, createOrder, fillCard, next, pdf, startWizard } from './wizard.ts';

/** Another journey may have set a long settlement delay, which it resets when it ends. */
const BANKS_SETTLE_WITHIN_MS = 45_000;

const expectErrors = (page: Page) => expect(page.getByText('Please complete required fields')).toBeVisible();

/** Opens a wizard step with the example request of the screenshots. */
function openExample(page: Page, step: number, changed: Parameters<typeof openDraftAtStep>[2] = {}) {
  return openDraftAtStep(page, step, { orderId: 'WC-2026-1187', ...changed });
}

/** Submits a request with files and opens its status once they are scanned. */
async function openTracker(
  page: Page,
  portal: JourneyPortal,
  documents: readonly ReturnType<typeof pdf>[] = [pdf('subpoena.pdf')],
): Promise<void> {
  const draftId = randomUUID();
  const upload = async ({ name, buffer }: ReturnType<typeof pdf>) => ({
    fileId: await uploadFile(portal, draftId, { name, content: buffer }),
  });
  const changed = {
    orderId: createOrder().orderId,
    patientName: 'Robin Example',
    loaIncluded: false,
    loaFiles: [await upload(pdf('authorization.pdf'))],
    uploadedFiles: await Promise.all(documents.map(upload)),
  };
  const { orderId, verificationCode } = await submitRequest(portal, changed, draftId);
  await lookUpAfterScan(portal, { orderId, verificationCode });
  await page.goto(`/request-status?${new URLSearchParams({ orderId, verificationCode })}`);
  await expect(page.getByText(/^Expected by/)).toBeVisible();
}

/** Submits a request paid from this bank account, and opens its status when the fee reaches this state. */
async function openBankPaid(
  page: Page,
  portal: JourneyPortal,
  account: Parameters<typeof submitClearing>[1],
  state: 'clearing' | 'failed',
): Promise<void> {
  const { orderId, verificationCode } = await submitClearing(portal, account);
  const hasState = async () => {
    const { payment } = await lookUp(portal, { orderId, verificationCode });
    return payment.state === state;
  };
  await eventually(`a fee that is ${state}`, hasState, BANKS_SETTLE_WITHIN_MS);
  await page.goto(`/request-status?${new URLSearchParams({ orderId, verificationCode })}`);
  await expect(page.getByRole('heading', { name: `Order ${orderId}` })).toBeVisible();
}

/** Opens the status of a request that owes $50.10 for an invoice, and $25.50 and $13.00 for two documents. */
async function openWithDues(page: Page, portal: JourneyPortal) {
  const request = await submitRequest(portal, {
    orderId: createOrder().orderId,
    patientName: 'Robin Example',
  });
  const { requestId, orderId, verificationCode } = request;
  await storeInvoice(portal, requestId, 5010);
  await storeChargedFile(portal, requestId, 2550, { originalName: 'chart.pdf' });
  await storeChargedFile(portal, requestId, 1300, { originalName: 'images.pdf' });
  await page.goto(`/request-status?${new URLSearchParams({ orderId, verificationCode })}`);
  await expect(page.getByRole('button', { name: 'Pay all ($88.60)' })).toBeVisible();
  return { requestId, access: accessHeader(await lookUp(portal, request)) };
}

/** Opens the status of a request with this document, and its preview. */
async function openPreview(
  page: Page,
  portal: JourneyPortal,
  document: ReturnType<typeof pdf>,
): Promise<void> {
  await openTracker(page, portal, [document]);
  await page.getByRole('button', { name: `Preview ${document.name}` }).click();
  await expect(page.getByRole('dialog', { name: document.name })).toBeVisible();
}

/** Opens a request with files and some history as staff. */
async function openStaffRequest(
  page: Page,
  portal: JourneyPortal,
  changed = {},
  tab = 'details',
): Promise<void> {
  const draftId = randomUUID();
  const { name, buffer } = pdfOfPages('authorization.pdf', 2);
  const letter = { fileId: await uploadFile(portal, draftId, { name, content: buffer }) };
  const patient = { patientName: 'Robin Example', loaIncluded: false, loaFiles: [letter], ...changed };
  const request = await submitRequest(portal, { orderId: createOrder().orderId, ...patient }, draftId);
  await lookUpAfterScan(portal, request);
  await openRequestAsStaff(page, portal, request, tab);
  await waitForDocument(page);
}

/** Waits for the document beside the work of a request. Only wide screens have one. */
async function waitForDocument(page: Page): Promise<void> {
  if (page.viewportSize()!.width >= 1280) await page.getByRole('img', { name: 'Page 1 of 2' }).waitFor();
}

/** Scrolls an element to the top of the window. */
function scrollTo(target: Locator): Promise<void> {
  return target.evaluate((element) => element.scrollIntoView({ block: 'start' }));
}

/** Every screen in its main states, for the accessibility journey and the screenshots. */
export const screenStates: readonly ScreenState[] = [
  {
    name: 'landing',
    documented: true,
    open: async (page) => {
      await page.goto('/client/request');
      await expect(page.getByRole('heading', { name: 'Medical records requests' })).toBeVisible();
    },
  },
  {
    name: 'landing-unfinished',
    open: async (page) => {
      await openExample(page, 2);
      await page.goto('/client/request');
      await expect(page.getByText('You have an unfinished request')).toBeVisible();
    },
  },
  {
    name: 'landing-french',
    open: async (page) => {
      await page.goto('/client/request');
      await page.getByRole('combobox', { name: 'Language' }).selectOption('fr');
      await expect(page.getByRole('heading', { name: 'Demandes de dossiers médicaux' })).toBeVisible();
    },
  },
  { name: 'step-1-empty', open: (page) => startWizard(page) },
  {
    name: 'step-1-errors',
    inEveryRun: true,
    documented: true,
    open: async (page) => {
      await startWizard(page);
      await next(page);
      await expectErrors(page);
    },
  },
  {
    name: 'step-1-filled',
    documented: true,
    open: async (page) => {
      await openExample(page, 1);
      await expect(page.getByLabel('Client Order Number')).not.toHaveValue('');
    },
  },
  {
    name: 'step-1-attorneys',
    open: async (page) => {
      await openExample(page, 1, { attorneyName: '' });
      await page.getByLabel('Attorney name').pressSequentially('whi');
      await expect(page.getByRole('option', { name: /Dana Whitfield/ }).first()).toBeVisible();
    },
  },
  {
    name: 'leaving',
    open: async (page) => {
      await openExample(page, 2);
      await page.getByLabel('Social Security number, last 4 digits').fill('1234');
      await page.getByRole('link', { name: 'Track a request' }).click();
      await expect(page.getByRole('dialog', { name: 'Leave this request?' })).toBeVisible();
    },
  },
  {
    name: 'step-2-filled',
    open: async (page) => {
      await openExample(page, 2);
      await expect(page.getByLabel('Patient full name')).not.toHaveValue('');
    },
  },
  {
    name: 'step-2-errors',
    open: async (page) => {
      await openExample(page, 2, { patientName: '', patientDob: '' });
      await next(page);
      await expectErrors(page);
    },
  },
  {
    name: 'step-2-facilities',
    open: async (page) => {
      await openExample(page, 2, { facilityName: '' });
      await page.getByRole('combobox', { name: 'Facility name' }).click();
      await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    },
  },
  {
    name: 'step-3-errors',
    open: async (page) => {
      await openExample(page, 3, { requestType: '', loaIncluded: false });
      await next(page);
      await expectErrors(page);
    },
  },
  {
    name: 'step-3-uploads',
    documented: true,
    open: async (page) => {
      await openExample(page, 3, { requestType: '1', paAppliesTo: 'Physician' });
      await expect(page.getByLabel('Physician name')).toBeVisible();
      await addFiles(page, 'Letter of Authorization / Proof of Service', [pdf('authorization.pdf')]);
      await addFiles(page, 'Supporting Documents', [pdf('subpoena.pdf'), fileWith('tool.exe', 'MZ')]);
      await expect(page.getByText('Uploaded', { exact: true })).toHaveCount(2);
      await scrollTo(page.getByRole('region', { name: 'Personal Appearance' }));
    },
  },
  {
    name: 'step-4-review',
    documented: true,
    open: async (page) => {
      await openExample(page, 4);
      await expect(page.getByRole('button', { name: 'Edit Request Details' })).toBeVisible();
    },
  },
  {
    name: 'step-4-authorization',
    documented: true,
    open: async (page) => {
      await openExample(page, 3, { loaIncluded: false });
      const lines = authorizationLines({
        patient: 'Robin Example',
        birthDate: '03/12/1984',
        expiry: 'on 01/05/2025',
        date: '',
      });
      const letter = { ...pdf('authorization.pdf'), buffer: Buffer.from(textPdf(lines)) };
      await addFiles(page, 'Letter of Authorization / Proof of Service', [letter]);
      await expect(page.getByText('Uploaded', { exact: true })).toBeVisible();
      await next(page);
      const notice = page.getByRole('status').filter({ hasText: 'Please check' });
      await expect(notice).toBeVisible({ timeout: 20_000 });
      await scrollTo(notice);
    },
  },
  {
    name: 'step-5-card',
    documented: true,
    open: async (page) => {
      await openExample(page, 5);
      await expect(page.getByLabel('Card number')).toBeVisible();
    },
  },
  {
    name: 'step-5-declined',
    inEveryRun: true,
    documented: true,
    open: async (page) => {
      await openExample(page, 5);
      await fillCard(page, '4000000000000002');
      await pressPay(page);
      await expect(page.getByText('Your card was declined.')).toBeVisible();
    },
  },
  {
    name: 'step-5-bank',
    documented: true,
    open: async (page) => {
      await openExample(page, 5);
      await chooseBank(page);
      await fillBankAccount(page);
      await page.getByRole('radio', { name: 'Bank account (ACH)' }).focus();
    },
  },
  {
    name: 'step-5-verify',
    documented: true,
    open: async (page) => {
      await openExample(page, 5);
      await payFromUnverifiedAccount(page);
    },
  },
  {
    name: 'step-5-paid',
    documented: true,
    open: async (page) => {
      await openExample(page, 5);
      await payByCard(page);
    },
  },
  {
    name: 'success',
    documented: true,
    open: async (page) => {
      await page.goto('/order-success?orderId=WC-2026-1187&verificationCode=7K3M9-QX2TB');
      await expect(page.getByRole('heading', { name: 'Thank you! Your request' })).toBeVisible();
    },
  },
  {
    name: 'success-pending',
    documented: true,
    open: async (page) => {
      await page.goto('/order-success?orderId=WC-2026-1187&verificationCode=PENDING');
      await expect(page.getByRole('heading', { name: 'Payment received.' })).toBeVisible();
    },
  },
  {
    name: 'success-clearing',
    documented: true,
    open: async (page) => {
      await page.goto('/order-success?orderId=WC-2026-1187&verificationCode=7K3M9-QX2TB&payment=clearing');
      await expect(page.getByRole('heading', { name: 'Thank you! Your request' })).toBeVisible();
      await expect(page.getByText('Bank payment clearing')).toBeVisible();
    },
  },
  {
    name: 'tracker-empty',
    documented: true,
    open: async (page) => {
      await page.goto('/request-status');
      await expect(page.getByText('Where to find your Order ID and code')).toBeVisible();
    },
  },
  {
    name: 'tracker-errors',
    open: async (page) => {
      await page.goto('/request-status');
      await page.getByRole('button', { name: 'Check status' }).click();
      await expect(page.getByText('Please enter a valid order ID')).toBeVisible();
    },
  },
  {
    name: 'tracker-not-found',
    documented: true,
    open: async (page) => {
      await page.goto('/request-status?orderId=WC-0000-0000&verificationCode=22222-22222');
      await expect(page.getByRole('heading', { name: 'Request not found' })).toBeVisible();
    },
  },
  { name: 'tracker-result', documented: true, open: (page, portal) => openTracker(page, portal) },
  {
    name: 'tracker-files',
    inEveryRun: true,
    documented: true,
    open: async (page, portal) => {
      await openTracker(page, portal, [pdf('subpoena.pdf'), testVirus('exhibit B.pdf')]);
      await scrollTo(page.getByRole('heading', { name: 'Letter of Authorization / Proof of Service' }));
    },
  },
  {
    name: 'tracker-preview',
    inEveryRun: true,
    documented: true,
    open: async (page, portal) => {
      await openPreview(page, portal, pdfOfPages('chart.pdf', 3));
      await expect(page.locator('[data-page="1"] canvas')).toBeVisible();
    },
  },
  {
    name: 'tracker-preview-image',
    open: async (page, portal) => {
      await openPreview(page, portal, png('wound.png'));
      await expect(page.getByRole('img', { name: 'wound.png' })).toBeVisible();
    },
  },
  {
    name: 'tracker-preview-none',
    open: async (page, portal) => {
      await openPreview(page, portal, wordDocument('notes.doc'));
      await expect(page.getByText('Preview Not Available')).toBeVisible();
    },
  },
  {
    name: 'tracker-clearing',
    open: async (page, portal) => {
      await openBankPaid(page, portal, 'pm_usBankAccount_processing', 'clearing');
      await expect(page.getByRole('heading', { name: 'Bank payment clearing' })).toBeVisible();
    },
  },
  {
    name: 'tracker-payment-failed',
    open: async (page, portal) => {
      await openBankPaid(page, portal, 'pm_usBankAccount_insufficientFunds', 'failed');
      await expect(page.getByRole('button', { name: 'Pay again' })).toBeVisible();
    },
  },
  {
    name: 'pay-again',
    documented: true,
    open: async (page, portal) => {
      await openBankPaid(page, portal, 'pm_usBankAccount_insufficientFunds', 'failed');
      await page.getByRole('button', { name: 'Pay again' }).click();
      await expect(page.getByRole('dialog').getByLabel('Card number')).toBeVisible();
    },
  },
  {
    name: 'tracker-pay-all',
    documented: true,
    open: async (page, portal) => {
      await openWithDues(page, portal);
      await page.getByRole('button', { name: 'Pay all ($88.60)' }).click();
      await expect(page.getByRole('dialog').getByLabel('Card number')).toBeVisible();
    },
  },
  {
    name: 'tracker-verify',
    documented: true,
    open: async (page, portal) => {
      const { requestId, access } = await openWithDues(page, portal);
      const body = { type: 'pay_all' as const, requestId };
      const { paymentIntentId } = await dataOf(portal.api, createPaymentIntent, { headers: access, body });
      const stripe = stripeOf(portal);
      const { id } = await stripe.paymentMethods.create(bankAccount('000123456789'));
      await stripe.paymentIntents.confirm(paymentIntentId, { payment_method: id, ...MANDATE });
      await expect(async () => {
        await page.reload();
        await expect(page.getByText('A bank account needs to be verified')).toBeVisible({ timeout: 2000 });
      }).toPass();
      await expect(page.getByRole('button', { name: 'Pay all ($88.60)' })).toBeVisible();
    },
  },
  {
    name: 'staff-request',
    inEveryRun: true,
    documented: true,
    open: async (page, portal) => {
      await openStaffRequest(page, portal, {}, 'overview');
      await updateStatus(page, { status: 'processing', notes: 'The facility is copying the chart.' });
      const notes = 'The facility asks for a second signature.';
      await updateStatus(page, { status: 'on_hold', notes, isPrivate: true });
      // Removes the toast messages that cover the page.
      await page.reload();
      await expect(page.getByText(notes)).toBeVisible();
      await waitForDocument(page);
    },
  },
  {
    name: 'staff-details',
    open: (page, portal) => openStaffRequest(page, portal),
  },
  {
    name: 'staff-activity',
    documented: true,
    open: async (page, portal) => {
      await openStaffRequest(page, portal);
      await updateStatus(page, { status: 'processing', notes: 'The facility is copying the chart.' });
      await page.getByRole('button', { name: 'Show the verification code' }).click();
      await page.getByRole('tab', { name: 'Overview' }).click();
      await page.getByRole('checkbox', { name: 'Records saved' }).check();
      await page.goto(`${new URL(page.url()).pathname}?tab=activity`);
      await expect(page.getByText(/viewed the verification code/)).toBeVisible();
    },
  },
  {
    name: 'staff-status',
    documented: true,
    open: async (page, portal) => {
      await openStaffRequest(page, portal);
      await page.getByRole('button', { name: 'Update Request' }).click();
      await page.getByLabel('Notes').fill('The facility asks for a second signature.');
      await expect(page.getByRole('checkbox', { name: /^Private/ })).toBeVisible();
    },
  },
  {
    name: 'staff-edit',
    documented: true,
    open: async (page, portal) => {
      await openStaffRequest(page, portal);
      await typePatientName(page, '');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Patient name is required')).toBeVisible();
    },
  },
  {
    name: 'staff-edit-contacts',
    open: async (page, portal) => {
      await openStaffRequest(page, portal);
      await page.getByRole('button', { name: 'Edit Contact Information' }).click();
      await expect(page.getByLabel('Copy service name')).toBeFocused();
    },
  },
  {
    name: 'staff-conflict',
    documented: true,
    open: async (page, portal) => {
      await openStaffRequest(page, portal);
      await typePatientName(page, 'Robyn Example');
      const other = await page.context().newPage();
      await openAsStaff(other, portal, new URL(page.url()).pathname);
      await typePatientName(other, 'Robin A. Example');
      await other.getByRole('button', { name: 'Save' }).click();
      await expect(other.getByText('Request details updated successfully!')).toBeVisible();
      await other.close();
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Saved version', { exact: true })).toBeVisible();
    },
  },
  {
    name: 'staff-status-conflict',
    open: async (page, portal) => {
      await openStaffRequest(page, portal);
      await page.getByRole('button', { name: 'Update Request' }).click();
      await page.getByLabel('Status').selectOption('completed');
      const other = await page.context().newPage();
      await openAsStaff(other, portal, new URL(page.url()).pathname);
      await updateStatus(other, { status: 'on_hold' });
      await other.close();
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Saved version', { exact: true })).toBeVisible();
    },
  },
  {
    name: 'payments',
    open: async (page, portal) => {
      const { paymentIntents } = stripeOf(portal);
      const { id } = await paymentIntents.create({
        amount: 7300,
        currency: 'usd',
        allowed_payment_method_types: ['card'],
      });
      await paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
      await expect(async () => {
        await openAsDemo(page, portal, 'admin', '/payments');
        await expect(page.getByRole('button', { name: `Mark as resolved: ${id}` })).toBeVisible({
          timeout: 2000,
        });
      }).toPass();
    },
  },
  {
    name: 'not-found',
    inEveryRun: true,
    documented: true,
    open: async (page) => {
      await page.goto('/no/such/page');
      await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    },
  },
  ...signInScreens,
  ...signUpScreens,
  ...passwordScreens,
  ...dashboardScreens,
  ...searchScreens,
  ...workScreens,
  ...analyticsScreens,
  ...internalRequestScreens,
  ...documentScreens,
  ...messageScreens,
  ...invoiceScreens,
  ...managementScreens,
  ...submissionScreens,
  ...settingsScreens,
  ...shellScreens,
  ...legalScreens,
];
