import { expect, type Locator, type Page } from '@playwright/test';
import { listPageCheckRules, savePageCheckRules } from '@portal/contract/packets/checkEndpoints.ts';
import { authHeaders, createStaff, getAdmin } from '../../support/accounts/accounts.ts';
import { dataOf } from '../../support/api/callApi.ts';
import { packetCalls } from '../../support/packets/packetCalls.ts';
import { sendSource, sourceIs } from '../../support/packets/sources.ts';
import { lookUpAfterScan } from '../../support/requests/holder.ts';
import { submitRequest } from '../../support/requests/order.ts';
import { hoursAgo, uploadAndRelease, patchFile } from '../../support/files/releasedFiles.ts';
import { pdfOfPages } from './files.ts';
import type { JourneyPortal } from './fixtures.ts';
import type { pdf } from './wizard.ts';

type ChosenFile = ReturnType<typeof pdf>;
type Request = Awaited<ReturnType<typeof submitRequest>>;

/** Opens the upload dialog of the request on the screen, and chooses files. */
export async function chooseDocuments(page: Page, files: readonly ChosenFile[]): Promise<Locator> {
  await page.getByRole('button', { name: 'Upload Documents' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload Documents' });
  await dialog.getByLabel('Choose files: Documents').setInputFiles([...files]);
  await expect(dialog.getByText('Uploaded', { exact: true })).toHaveCount(files.length);
  return dialog;
}

/** The row of a released document. */
export function fileRow(page: Page, name: string): Locator {
  const files = page.getByRole('region', { name: 'Files from the legal team' });
  return files.getByRole('listitem').filter({ hasText: name });
}

/** Opens a request as its holder, by Order ID and code. */
export async function openAsHolder(
  page: Page,
  { orderId, verificationCode }: Pick<Request, 'orderId' | 'verificationCode'>,
): Promise<void> {
  await page.goto(`/request-status?${new URLSearchParams({ orderId, verificationCode })}`);
  await expect(page.getByRole('heading', { name: `Order ${orderId}` })).toBeVisible();
}

const charged = { requiresPayment: true, chargeAmount: '25', embargoEnabled: false };

/** A request with one released document in each state. The last two are paid. */
export async function requestWithDocuments(portal: JourneyPortal): Promise<Request> {
  const staff = await createStaff(portal);
  const request = await submitRequest(portal, { patientName: 'Robin Example' });
  const add = (name: string, terms: object) =>
    uploadAndRelease(portal, staff, request.requestId, terms, {
      name,
      content: new Uint8Array(pdfOfPages(name, 2).buffer),
    });
  await add('cover-letter.pdf', { embargoEnabled: false });
  await add('chart.pdf', { comment: 'Pages 1 to 40 of the chart. The rest follows next week.' });
  await add('billing.pdf', { ...charged, embargoEnabled: true });
  const open = await add('images.pdf', charged);
  await patchFile(portal, request.requestId, open, { paidAt: hoursAgo(1) });
  const ended = await add('reports.pdf', charged);
  await patchFile(portal, request.requestId, ended, { paidAt: hoursAgo(14), uploadedAt: hoursAgo(15) });
  await lookUpAfterScan(portal, request);
  return request;
}

/** Each request of this facility needs a second check. */
const FACILITY = 'Second Check Clinic';

/** Submits a request whose packets need a second check. */
export async function submitToCheckTwice(
  portal: JourneyPortal,
  changed: Parameters<typeof submitRequest>[1] = {},
): Promise<Request> {
  const headers = authHeaders(await getAdmin(portal));
  const rules = await dataOf(portal.api, listPageCheckRules, { headers });
  if (!rules.some(({ facility }) => facility === FACILITY)) {
    const secondCheck = { share: 100, overPages: null, sensitive: false };
    const rule = {
      facility: FACILITY,
      requestType: null,
      requirement: 'nothing',
      share: 10,
      secondCheck,
    } as const;
    await dataOf(portal.api, savePageCheckRules, { headers, body: { rules: [...rules, rule] } });
  }
  return submitRequest(portal, { ...changed, facilityName: FACILITY });
}

/** A request whose packet another person of the staff built and sent to the second check. */
export async function requestToCheck(portal: JourneyPortal) {
  const request = await submitToCheckTwice(portal);
  const { requestId } = request;
  const author = await createStaff(portal);
  const { name, buffer } = pdfOfPages('chart.pdf', 2);
  const sourceId = await sendSource(portal, author, requestId, name, buffer);
  await sourceIs(portal, author, { requestId, sourceId }, 'ready');
  const calls = packetCalls(portal, author, requestId);
  const { packetId } = await calls.build();
  await calls.check(packetId);
  return { ...request, packetId };
}
