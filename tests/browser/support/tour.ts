import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { eventually } from '../../support/portal/eventually.ts';
import { lookUp, lookUpScanned } from '../../support/requests/holder.ts';
import { submitRequest, uploadFile } from '../../support/requests/order.ts';
import { chooseBank, fillBankAccount, payFromUnverifiedAccount, submitClearing } from './bank.ts';
import { openFilled } from './draft.ts';
import { fileWith, pdfOfPages, png, testVirus, wordDocument } from './files.ts';
import type { Portal } from './fixtures.ts';
import type { Stop } from './stop.ts';
import { analyticsStops } from '../stops/analyticsStops.ts';
import { dashboardStops } from '../stops/dashboardStops.ts';
import { internalRequestStops } from '../stops/internalRequestStops.ts';
import { documentStops } from '../stops/documentStops.ts';
import { invoiceStops } from '../stops/invoiceStops.ts';
import { legalStops } from '../stops/legalStops.ts';
import { passwordStops } from '../stops/passwordStops.ts';
import { managementStops } from '../stops/managementStops.ts';
import { settingsStops } from '../stops/settingsStops.ts';
import { shellStops } from '../stops/shellStops.ts';
import { signInStops } from '../stops/signInStops.ts';
import { signUpStops } from '../stops/signUpStops.ts';
import { submissionStops } from '../stops/submissionStops.ts';
import { payByCard, pressPay } from './payment.ts';
import { openAsStaff, openRequestAsStaff, typePatientName, updateStatus } from './staffRequest.ts';
import { addFiles, anOrder, fillCard, next, pdf, startWizard } from './wizard.ts';

/** Another journey may have told all banks to wait, and lets them go on when it ends. */
const BANKS_ANSWER_WITHIN_MS = 45_000;

const refused = (page: Page) => expect(page.getByText('Please complete required fields')).toBeVisible();

/** The request of the pictures, filled in before. */
function openExample(page: Page, step: number, changed: Parameters<typeof openFilled>[2] = {}) {
  return openFilled(page, step, { orderId: 'WC-2026-1187', ...changed });
}

/** Submits a request with files and opens its status once they are scanned. */
async function openTracker(
  page: Page,
  portal: Portal,
  documents: readonly ReturnType<typeof pdf>[] = [pdf('subpoena.pdf')],
): Promise<void> {
  const draftId = randomUUID();
  const upload = async ({ name, buffer }: ReturnType<typeof pdf>) => ({
    fileId: await uploadFile(portal, draftId, { name, content: buffer }),
  });
  const changed = {
    orderId: anOrder().orderId,
    patientName: 'Robin Example',
    loaIncluded: false,
    loaFiles: [await upload(pdf('authorization.pdf'))],
    uploadedFiles: await Promise.all(documents.map(upload)),
  };
  const { orderId, verificationCode } = await submitRequest(portal, changed, draftId);
  await lookUpScanned(portal, { orderId, verificationCode });
  await page.goto(`/request-status?${new URLSearchParams({ orderId, verificationCode })}`);
  await expect(page.getByRole('heading', { name: `Order ${orderId}` })).toBeVisible();
}

/** Submits a request that is paid from this bank account, and opens its status once the fee is in this state. */
async function openBankPaid(
  page: Page,
  portal: Portal,
  account: Parameters<typeof submitClearing>[1],
  state: 'clearing' | 'failed',
): Promise<void> {
  const { orderId, verificationCode } = await submitClearing(portal, account);
  const reached = async () => {
    const { payment } = await lookUp(portal, { orderId, verificationCode });
    return payment.state === state;
  };
  await eventually(`a fee that is ${state}`, reached, BANKS_ANSWER_WITHIN_MS);
  await page.goto(`/request-status?${new URLSearchParams({ orderId, verificationCode })}`);
  await expect(page.getByRole('heading', { name: `Order ${orderId}` })).toBeVisible();
}

/** Opens the status of a request with these documents, and looks at the first of them. */
async function openPreview(page: Page, portal: Portal, document: ReturnType<typeof pdf>): Promise<void> {
  await openTracker(page, portal, [document]);
  await page.getByRole('button', { name: `Preview ${document.name}` }).click();
  await expect(page.getByRole('dialog', { name: document.name })).toBeVisible();
}

/** Opens a request with files and some history as staff. */
async function openStaffRequest(page: Page, portal: Portal, changed = {}): Promise<void> {
  const draftId = randomUUID();
  const { name, buffer } = pdf('authorization.pdf');
  const letter = { fileId: await uploadFile(portal, draftId, { name, content: buffer }) };
  const patient = { patientName: 'Robin Example', loaIncluded: false, loaFiles: [letter], ...changed };
  const request = await submitRequest(portal, { orderId: anOrder().orderId, ...patient }, draftId);
  await lookUpScanned(portal, request);
  await openRequestAsStaff(page, portal, request);
}

/** Brings something to the upper edge of the window. */
function scrollTo(place: Locator): Promise<void> {
  return place.evaluate((element) => element.scrollIntoView({ block: 'start' }));
}

/** Every screen and its main states, for whoever wants to look at all of them. */
export const tour: readonly Stop[] = [
  {
    name: 'landing',
    shown: true,
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
    always: true,
    shown: true,
    open: async (page) => {
      await startWizard(page);
      await next(page);
      await refused(page);
    },
  },
  {
    name: 'step-1-filled',
    shown: true,
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
      await refused(page);
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
      await refused(page);
    },
  },
  {
    name: 'step-3-uploads',
    shown: true,
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
    shown: true,
    open: async (page) => {
      await openExample(page, 4);
      await expect(page.getByRole('button', { name: 'Edit Request Details' })).toBeVisible();
    },
  },
  {
    name: 'step-5-card',
    shown: true,
    open: async (page) => {
      await openExample(page, 5);
      await expect(page.getByLabel('Card number')).toBeVisible();
    },
  },
  {
    name: 'step-5-declined',
    always: true,
    shown: true,
    open: async (page) => {
      await openExample(page, 5);
      await fillCard(page, '4000000000000002');
      await pressPay(page);
      await expect(page.getByText('Your card was declined.')).toBeVisible();
    },
  },
  {
    name: 'step-5-bank',
    shown: true,
    open: async (page) => {
      await openExample(page, 5);
      await chooseBank(page);
      await fillBankAccount(page);
      await page.getByRole('radio', { name: 'Bank account (ACH)' }).focus();
    },
  },
  {
    name: 'step-5-verify',
    shown: true,
    open: async (page) => {
      await openExample(page, 5);
      await payFromUnverifiedAccount(page);
    },
  },
  {
    name: 'step-5-paid',
    shown: true,
    open: async (page) => {
      await openExample(page, 5);
      await payByCard(page);
    },
  },
  {
    name: 'success',
    shown: true,
    open: async (page) => {
      await page.goto('/order-success?orderId=WC-2026-1187&verificationCode=7K3M9-QX2TB');
      await expect(page.getByRole('heading', { name: 'Thank you! Your request' })).toBeVisible();
    },
  },
  {
    name: 'success-pending',
    shown: true,
    open: async (page) => {
      await page.goto('/order-success?orderId=WC-2026-1187&verificationCode=PENDING');
      await expect(page.getByRole('heading', { name: 'Payment received.' })).toBeVisible();
    },
  },
  {
    name: 'success-clearing',
    shown: true,
    open: async (page) => {
      await page.goto('/order-success?orderId=WC-2026-1187&verificationCode=7K3M9-QX2TB&payment=clearing');
      await expect(page.getByRole('heading', { name: 'Thank you! Your request' })).toBeVisible();
      await expect(page.getByText('Bank payment clearing')).toBeVisible();
    },
  },
  {
    name: 'tracker-empty',
    shown: true,
    open: async (page) => {
      await page.goto('/request-status');
      await expect(page.getByText('Where to find your Order ID and code')).toBeVisible();
    },
  },
  {
    name: 'tracker-errors',
    open: async (page) => {
      await page.goto('/request-status');
      await page.getByRole('button', { name: 'Check Status' }).click();
      await expect(page.getByText('Please enter a valid order ID')).toBeVisible();
    },
  },
  {
    name: 'tracker-not-found',
    shown: true,
    open: async (page) => {
      await page.goto('/request-status?orderId=WC-0000-0000&verificationCode=22222-22222');
      await expect(page.getByRole('heading', { name: 'Request not found' })).toBeVisible();
    },
  },
  { name: 'tracker-result', shown: true, open: (page, portal) => openTracker(page, portal) },
  {
    name: 'tracker-files',
    always: true,
    shown: true,
    open: async (page, portal) => {
      await openTracker(page, portal, [pdf('subpoena.pdf'), testVirus('exhibit B.pdf')]);
      await scrollTo(page.getByRole('heading', { name: 'Letter of Authorization / Proof of Service' }));
    },
  },
  {
    name: 'tracker-preview',
    always: true,
    shown: true,
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
    shown: true,
    open: async (page, portal) => {
      await openBankPaid(page, portal, 'pm_usBankAccount_insufficientFunds', 'failed');
      await page.getByRole('button', { name: 'Pay again' }).click();
      await expect(page.getByRole('dialog').getByLabel('Card number')).toBeVisible();
    },
  },
  {
    name: 'staff-request',
    always: true,
    shown: true,
    open: async (page, portal) => {
      await openStaffRequest(page, portal);
      await updateStatus(page, { status: 'processing', notes: 'The facility is copying the chart.' });
      const notes = 'The facility asks for a second signature.';
      await updateStatus(page, { status: 'on_hold', notes, isPrivate: true });
      // Without the messages that lie over the page for a moment.
      await page.reload();
      await expect(page.getByText(notes)).toBeVisible();
    },
  },
  {
    name: 'staff-activity',
    shown: true,
    open: async (page, portal) => {
      await openStaffRequest(page, portal);
      await updateStatus(page, { status: 'processing', notes: 'The facility is copying the chart.' });
      await page.getByRole('checkbox', { name: 'Records saved' }).check();
      await page.getByRole('button', { name: 'Show the verification code' }).click();
      await page.goto(`${new URL(page.url()).pathname}?tab=activity`);
      await expect(page.getByText(/viewed the verification code/)).toBeVisible();
    },
  },
  {
    name: 'staff-status',
    shown: true,
    open: async (page, portal) => {
      await openStaffRequest(page, portal);
      await page.getByRole('button', { name: 'Update Request' }).click();
      await page.getByLabel('Notes').fill('The facility asks for a second signature.');
      await expect(page.getByRole('checkbox', { name: /^Private/ })).toBeVisible();
    },
  },
  {
    name: 'staff-edit',
    shown: true,
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
    shown: true,
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
    name: 'not-found',
    always: true,
    shown: true,
    open: async (page) => {
      await page.goto('/no/such/page');
      await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    },
  },
  ...signInStops,
  ...signUpStops,
  ...passwordStops,
  ...dashboardStops,
  ...analyticsStops,
  ...internalRequestStops,
  ...documentStops,
  ...invoiceStops,
  ...managementStops,
  ...submissionStops,
  ...settingsStops,
  ...shellStops,
  ...legalStops,
];
