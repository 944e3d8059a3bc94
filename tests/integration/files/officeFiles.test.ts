import { randomUUID } from 'node:crypto';
import { createPaymentIntent } from '@portal/contract/payments/endpoints/payments.ts';
import { docxFile, unsafeOfficeFiles } from '@portal/contract/testing/officeFiles.ts';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { type Person, createStaff } from '../../support/accounts/accounts.ts';
import { callApi } from '../../support/api/callApi.ts';
import { requestContent } from '../../support/api/requestCalls.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import { recordsRequest, submitRequest, uploadFile } from '../../support/requests/order.ts';
import { release, uploadForRequest } from '../../support/files/releasedFiles.ts';

const portal = inject('portal');

/** One file of each type for each message. `inspectOffice.test.ts` has all of them. */
const files = [
  ...new Map((await unsafeOfficeFiles()).map((file) => [`${file.name}: ${file.why}`, file])).values(),
];

describe('a draft is refused with an error at the file', () => {
  const wizardFiles = files.filter(({ name }) => /\.docx?$/.test(name));

  test.each(wizardFiles)('for $what in $name', async ({ name, content, why }) => {
    const draftId = randomUUID();
    const good = await uploadFile(portal, draftId, { name: 'good.docx', content: await docxFile() });
    const bad = await uploadFile(portal, draftId, { name, content });
    const reply = await callApi(portal.api, createPaymentIntent, {
      headers: randomIpHeader(),
      body: {
        draftId,
        request: recordsRequest({ uploadedFiles: [{ fileId: good }, { fileId: bad }] }),
      },
    });
    expect(reply).toMatchObject({ status: 422, error: { code: 'file_rejected' } });
    expect(reply.message).toContain(name);
    expect(reply.message).toContain(why);
    expect(reply.error?.fields).toEqual({ 'request.uploadedFiles.1': reply.message });
  });
});

describe('staff cannot release', () => {
  let staff: Person;
  let requestId: string;
  beforeAll(async () => {
    staff = await createStaff(portal);
    ({ requestId } = await submitRequest(portal));
  });

  test.each(files)('$what in $name', async ({ name, content, why }) => {
    const fileId = await uploadForRequest(portal, staff, requestId, { name, content });
    const reply = await release(portal, staff, requestId, [fileId]);
    expect(reply).toMatchObject({ status: 422, error: { code: 'file_rejected' } });
    expect(reply.message).toContain(why);
    expect(Object.keys((await requestContent(portal, requestId))['files'] as object)).not.toContain(fileId);
  });
});
