import { generateUploadUrls } from '@portal/contract/files/endpoints/uploads.ts';
import { docxFile, xlsxFile } from '@portal/contract/testing/officeFiles.ts';
import { beforeAll, describe, expect, inject, it, test } from 'vitest';
import { authHeaders, type Person, signUpPerson, createStaff } from '../../support/accounts/accounts.ts';
import { callApi } from '../../support/api/callApi.ts';
import { requestCalls, requestContent } from '../../support/api/requestCalls.ts';
import { endTasksOf } from '../../support/portal/endTasksOf.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import { copySubmission } from '../../support/requests/copySubmission.ts';
import { lookUpAfterScan } from '../../support/requests/holder.ts';
import { emailsAbout } from '../../support/operations/emails.ts';
import { pdfBytes } from '../../support/requests/order.ts';
import {
  release,
  uploadAndRelease,
  storedFile,
  uploadForRequest,
} from '../../support/files/releasedFiles.ts';
import { documentsOf } from '../../support/portal/stores.ts';

const portal = inject('portal');
const bytes = (text: string) => new TextEncoder().encode(text);
const zip = new Uint8Array([0x50, 0x4b, 0x03, 0x04, ...bytes('sheet')]);
const ole = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...bytes('old')]);
const eicar = bytes(['X5O!P%@AP[4\\PZX54(P^)7CC)7}', '$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(''));

let staff: Person;
beforeAll(async () => {
  staff = await createStaff(portal);
});

/** The emails about new documents, after the outbox has sent all of them. */
async function releaseEmailsFor({ requestId, orderId }: { requestId: string; orderId: string }) {
  await endTasksOf(portal, requestId);
  return (await emailsAbout(portal, orderId)).filter(({ id }) => id.startsWith(`files-${requestId}-`));
}

describe('a released document', () => {
  it('is available to the client with comment, charge and embargo once it is clean', async () => {
    const request = await copySubmission(portal);
    const fileId = await uploadForRequest(portal, staff, request.requestId);
    const response = await release(portal, staff, request.requestId, [fileId], {
      comment: 'Pages 1 to 40',
      requiresPayment: true,
      chargeAmount: '25.50',
      embargoEnabled: true,
      embargoDays: 7,
    });
    expect(response).toMatchObject({
      status: 200,
      data: { requestId: request.requestId, uploadedFiles: [{ fileId }] },
    });
    const seen = await lookUpAfterScan(portal, request);
    expect(seen.uploadedFiles).toMatchObject([
      {
        fileId,
        originalName: 'chart.pdf',
        uploadedByAdmin: true,
        scan: 'clean',
        isViewable: false,
        isDownloadable: false,
        adminComment: 'Pages 1 to 40',
        requiresPayment: true,
        isPaid: false,
        chargeAmount: 25.5,
        embargoEnabled: true,
        embargoDays: 7,
      },
    ]);
    expect(Date.parse(seen.uploadedFiles[0]!.availableAt!)).toBeGreaterThan(
      Date.now() + 6.9 * 24 * 3_600_000,
    );
  });

  it('has an embargo of fourteen days and no charge by default', async () => {
    const { requestId } = await copySubmission(portal);
    const fileId = await uploadAndRelease(portal, staff, requestId);
    expect(await storedFile(portal, requestId, fileId)).toMatchObject({
      requiresPayment: false,
      chargeCents: 0,
      embargoEnabled: true,
      embargoDays: 14,
      adminComment: '',
    });
  });

  it('is announced once to contact and owner, without names, after the scan', async () => {
    const client = await signUpPerson(portal);
    const request = await copySubmission(portal, client);
    await uploadAndRelease(
      portal,
      staff,
      request.requestId,
      { comment: 'Zebra' },
      {
        name: 'Pat Example chart.pdf',
        content: pdfBytes(),
      },
    );
    const announcements = await releaseEmailsFor(request);
    expect(announcements.map(({ to }) => to).toSorted()).toEqual(
      [client.email, 'clerk@copyservice.example'].toSorted(),
    );
    for (const { to, subject, text } of announcements) {
      // Under embargo, it can be read now, and not downloaded.
      expect(subject).toMatch(/^Your records can be downloaded from \w+ \d+, \d{4}: order /);
      expect(text).toMatch(/Download from: \w+ \d+, \d{4}/);
      // The email address of the account is not verified.
      expect(text).toContain(to === client.email ? '/dashboard/request/' : '/request-status?');
      expect(text).not.toMatch(/Zebra|Pat Example|chart/);
    }
  });

  it('is blocked for both sides and not announced if it is infected', async () => {
    const request = await copySubmission(portal);
    const content = new Uint8Array([...bytes('%PDF-1.7\n'), ...eicar]);
    const fileId = await uploadForRequest(portal, staff, request.requestId, { name: 'bad.pdf', content });
    await release(portal, staff, request.requestId, [fileId], { embargoEnabled: false });
    const seen = await lookUpAfterScan(portal, request);
    expect(seen.uploadedFiles).toMatchObject([
      { scan: 'infected', isViewable: false, isDownloadable: false },
    ]);
    const { data } = await requestCalls(portal, staff, request.requestId).read();
    expect((data as typeof seen).uploadedFiles).toMatchObject([
      { scan: 'infected', isViewable: false, isDownloadable: false },
    ]);
    expect(await releaseEmailsFor(request)).toEqual([]);
  });

  it('is recorded with who released it and its terms, without the comment', async () => {
    const { requestId } = await copySubmission(portal);
    const fileId = await uploadAndRelease(portal, staff, requestId, {
      comment: 'Zebra',
      embargoEnabled: false,
    });
    const events = (await documentsOf(portal, requestId, 'event')).filter(
      ({ kind }) => kind === 'files-added',
    );
    expect(events).toMatchObject([
      { by: { kind: 'staff', id: staff.userId }, details: { files: 1, fileIds: fileId, comment: true } },
    ]);
    expect(JSON.stringify(events)).not.toMatch(/Zebra|chart/);
  });
});

describe('releasing again', () => {
  it('adds nothing and sends no second email', async () => {
    const request = await copySubmission(portal);
    const fileId = await uploadAndRelease(portal, staff, request.requestId, { embargoEnabled: false });
    const before = await releaseEmailsFor(request);
    const again = await release(portal, staff, request.requestId, [fileId], { embargoEnabled: false });
    expect(again.status).toBe(200);
    expect(await storedFile(portal, request.requestId, fileId)).toMatchObject({ adminComment: '' });
    expect(await releaseEmailsFor(request)).toEqual(before);
    expect(
      await release(portal, staff, request.requestId, [fileId], { comment: 'Other', embargoDays: 3 }),
    ).toMatchObject({
      status: 409,
      message: 'These files were already released with different terms.',
    });
  });

  it('by ten calls at once creates one release', async () => {
    const { requestId } = await copySubmission(portal);
    const fileId = await uploadForRequest(portal, staff, requestId);
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => release(portal, staff, requestId, [fileId])),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    const events = (await documentsOf(portal, requestId, 'event')).filter(
      ({ kind }) => kind === 'files-added',
    );
    expect(events).toHaveLength(1);
  });

  it('by ten people with one file each releases all ten', async () => {
    const { requestId } = await copySubmission(portal);
    const fileIds = await Promise.all(
      Array.from({ length: 10 }, () => uploadForRequest(portal, staff, requestId)),
    );
    const responses = await Promise.all(fileIds.map((fileId) => release(portal, staff, requestId, [fileId])));
    expect(responses.map(({ status }) => status)).toEqual(fileIds.map(() => 200));
    const { files } = await requestContent(portal, requestId);
    expect(Object.keys(files as object)).toEqual(expect.arrayContaining(fileIds));
  });
});

describe('invalid input is rejected by field, and nothing is released', () => {
  test.each<[string, object, string]>([
    [
      'a charge that is not an amount',
      { requiresPayment: true, chargeAmount: '1.2.3' },
      'Please enter a valid charge amount',
    ],
    [
      'an ambiguous charge',
      { requiresPayment: true, chargeAmount: '1,50' },
      'Please enter a valid charge amount',
    ],
    ['a charge of zero', { requiresPayment: true, chargeAmount: '0' }, 'Please enter a valid charge amount'],
    ['a charge without an amount', { requiresPayment: true }, 'Please enter a valid charge amount'],
    ['an embargo of no days', { embargoDays: 0 }, 'The embargo must be between 1 and 365 days'],
    ['an embargo of 366 days', { embargoDays: 366 }, 'The embargo must be between 1 and 365 days'],
    ['an embargo of half a day', { embargoDays: 1.5 }, 'The embargo must be between 1 and 365 days'],
    ['a comment of 501 characters', { comment: 'x'.repeat(501) }, 'Please use at most 500 characters'],
    ['no file', { uploadedFiles: [] }, 'Please select at least one file to upload'],
  ])('%s', async (_, terms, message) => {
    const { requestId } = await copySubmission(portal);
    const fileId = await uploadForRequest(portal, staff, requestId);
    expect(await release(portal, staff, requestId, [fileId], terms)).toMatchObject({ status: 400, message });
    expect(Object.keys((await requestContent(portal, requestId))['files'] as object)).not.toContain(fileId);
  });

  it('accepts a comment of 500 characters and an embargo of 365 days', async () => {
    const { requestId } = await copySubmission(portal);
    const fileId = await uploadForRequest(portal, staff, requestId);
    const terms = { comment: 'x'.repeat(500), embargoDays: 365 };
    expect((await release(portal, staff, requestId, [fileId], terms)).status).toBe(200);
  });

  it('a file that was uploaded for another request, or for a draft, or never', async () => {
    const [one, other] = [await copySubmission(portal), await copySubmission(portal)];
    const fileOfOther = await uploadForRequest(portal, staff, other.requestId);
    for (const fileId of [fileOfOther, `file_${'0'.repeat(32)}`]) {
      expect(await release(portal, staff, one.requestId, [fileId])).toMatchObject({
        status: 422,
        message: 'A file of this request was not uploaded. Please add it again.',
      });
    }
  });

  it('ignores file properties that the browser sends', async () => {
    const { requestId } = await copySubmission(portal);
    const fileId = await uploadForRequest(portal, staff, requestId);
    const uploadedFiles = [
      {
        fileId,
        isPaid: true,
        paidAt: '2020-01-01',
        url: 'http://evil',
        blobName: 'x',
        size: 1,
        scan: 'clean',
        __proto__: { a: 1 },
      },
    ];
    const smuggled = {
      uploadedFiles,
      isPaid: true,
      paidAt: '2020-01-01',
      adminEmail: 'x@y.z',
      adminId: 'other',
    };
    expect((await release(portal, staff, requestId, [], smuggled)).status).toBe(200);
    const file = await storedFile(portal, requestId, fileId);
    expect(file).toMatchObject({ paidAt: null, quarantineBlob: `${requestId}/${fileId}` });
    expect(file['size']).toBeGreaterThan(1);
    expect(Object.keys(file)).not.toContain('isPaid');
  });
});

describe('terms of single files', () => {
  /** Two uploads, and a release with terms for each. */
  async function twoFiles() {
    const request = await copySubmission(portal);
    const { requestId } = request;
    const ids = [
      await uploadForRequest(portal, staff, requestId),
      await uploadForRequest(portal, staff, requestId),
    ] as const;
    return {
      ids,
      requestId,
      send: (own: readonly object[], terms: object = {}) =>
        release(portal, staff, requestId, [], {
          ...terms,
          uploadedFiles: own.map((each, index) => ({ fileId: ids[index], ...each })),
        }),
      stored: () => Promise.all(ids.map((fileId) => storedFile(portal, requestId, fileId))),
      released: async () => Object.keys((await requestContent(portal, requestId))['files'] as object),
    };
  }

  it('override those of the call', async () => {
    const { send, stored } = await twoFiles();
    const call = { requiresPayment: true, chargeAmount: '10', embargoDays: 5, comment: 'All' };
    const own = { requiresPayment: false, chargeAmount: 0, embargoEnabled: false, embargoDays: 0 };
    expect((await send([{ ...own, adminComment: 'Own' }, {}], call)).status).toBe(200);
    expect(await stored()).toMatchObject([
      { requiresPayment: false, chargeCents: 0, embargoEnabled: false, embargoDays: 0, adminComment: 'Own' },
      { requiresPayment: true, chargeCents: 1000, embargoEnabled: true, embargoDays: 5, adminComment: 'All' },
    ]);
  });

  it('may be repeated, and are rejected if they differ', async () => {
    const { send } = await twoFiles();
    const own = [{ requiresPayment: true, chargeAmount: 25 }, {}];
    expect((await send(own)).status).toBe(200);
    expect((await send(own)).status).toBe(200);
    expect(await send([{ requiresPayment: true, chargeAmount: 26 }, {}])).toMatchObject({
      status: 409,
      message: 'These files were already released with different terms.',
    });
  });

  test.each<[string, object, string]>([
    ['a charge that requires no payment', { requiresPayment: false, chargeAmount: 25 }, 'requiresPayment'],
    ['payment without a charge', { requiresPayment: true }, 'chargeAmount'],
    ['payment of zero', { requiresPayment: true, chargeAmount: 0 }, 'chargeAmount'],
    ['less than the minimum charge', { requiresPayment: true, chargeAmount: 0.2 }, 'chargeAmount'],
    ['days without an embargo', { embargoEnabled: false, embargoDays: 14 }, 'embargoEnabled'],
    ['an embargo without days', { embargoEnabled: true, embargoDays: 0 }, 'embargoDays'],
  ])('that contradict each other release nothing: %s', async (_, own, field) => {
    const { send, released, ids } = await twoFiles();
    expect(await send([{}, own])).toMatchObject({
      status: 422,
      error: { fields: { [`uploadedFiles.1.${field}`]: expect.any(String) } },
    });
    for (const fileId of ids) expect(await released()).not.toContain(fileId);
  });

  it('that contradict each other release nothing', async () => {
    const { ids, requestId, released } = await twoFiles();
    const uploadedFiles = [{ fileId: ids[0], chargeAmount: 25 }, { fileId: ids[0] }];
    expect(await release(portal, staff, requestId, [], { uploadedFiles })).toMatchObject({
      status: 422,
      message: 'The same file is named twice with different terms',
    });
    expect(await released()).not.toContain(ids[0]);
  });
});

describe('the bytes decide the type', async () => {
  test.each<[string, Uint8Array]>([
    ['chart.pdf', pdfBytes()],
    ['bill.xlsx', await xlsxFile()],
    ['bill.xls', ole],
    ['letter.doc', ole],
    ['letter.docx', await docxFile()],
    ['x-ray.jpg', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0])],
  ])('%s is accepted', async (name, content) => {
    const { requestId } = await copySubmission(portal);
    const fileId = await uploadForRequest(portal, staff, requestId, { name, content });
    expect((await release(portal, staff, requestId, [fileId])).status).toBe(200);
  });

  test.each<[string, Uint8Array]>([
    ['bill.xlsx', bytes('<html><table></table></html>')],
    ['bill.xls', bytes('<html xmlns:x="urn:schemas-microsoft-com:office:excel"></html>')],
    ['chart.pdf', zip],
    ['x-ray.png', bytes('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ])('%s with other content is refused', async (name, content) => {
    const { requestId } = await copySubmission(portal);
    const fileId = await uploadForRequest(portal, staff, requestId, { name, content });
    expect(await release(portal, staff, requestId, [fileId])).toMatchObject({
      status: 422,
      message: `The content of file ${name} does not match its file type. Please save it again as a PDF, Word, Excel, PNG or JPEG file and try again.`,
    });
  });
});

describe('links to upload for a request', () => {
  const ask = (person: Person | null, requestId: string, name = 'a.pdf', size = 10) =>
    callApi(portal.api, generateUploadUrls, {
      headers: { ...randomIpHeader(), ...(person && authHeaders(person)) },
      body: { requestId, files: [{ name, size }] },
    });

  it('are issued only to staff; for others the request does not exist', async () => {
    const client = await signUpPerson(portal);
    const { requestId } = await copySubmission(portal, client);
    expect((await ask(client, requestId)).status).toBe(404);
    expect((await ask(null, requestId)).status).toBe(404);
    expect((await ask(staff, requestId)).status).toBe(200);
    expect((await ask(staff, `req_${'x'.repeat(24)}`)).status).toBe(404);
  });

  it('are issued for the console’s file types, up to ten megabytes', async () => {
    const { requestId } = await copySubmission(portal);
    expect((await ask(staff, requestId, 'bill.xlsx')).status).toBe(200);
    expect((await ask(staff, requestId, 'x.tiff')).status).toBe(422);
    expect((await ask(staff, requestId, 'x.gif')).status).toBe(422);
    expect((await ask(staff, requestId, 'a.pdf', 10 * 1024 * 1024)).status).toBe(200);
    expect((await ask(staff, requestId, 'a.pdf', 10 * 1024 * 1024 + 1)).status).toBe(422);
  });

  it('are issued again after a form that was never sent, and after a release', async () => {
    const { requestId } = await copySubmission(portal);
    const upload = () =>
      Promise.all(Array.from({ length: 15 }, () => uploadForRequest(portal, staff, requestId)));
    await upload();
    for (let round = 0; round < 2; round++) {
      expect((await release(portal, staff, requestId, await upload())).status).toBe(200);
    }
  });
});
