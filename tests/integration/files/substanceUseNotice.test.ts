import { expect, inject, it } from 'vitest';
import { createStaff } from '../../support/accounts/accounts.ts';
import { downloadAllCalls } from '../../support/files/downloadAllCalls.ts';
import { uploadAndRelease } from '../../support/files/releasedFiles.ts';
import { accessHeader, lookUp } from '../../support/requests/holder.ts';
import { pdfBytes, submitRequest } from '../../support/requests/order.ts';

const portal = inject('portal');
const NOTICE = 'notice-42-CFR-2.32.txt';

async function releaseTwo(sensitive: Record<string, string>) {
  const staff = await createStaff(portal);
  const request = await submitRequest(portal, { scope: { dates: 'all', sensitive } });
  const before = await lookUp(portal, request);
  for (const name of ['one.pdf', 'two.pdf'])
    await uploadAndRelease(
      portal,
      staff,
      request.requestId,
      { embargoEnabled: false },
      { name, content: pdfBytes(name) },
    );
  const after = await lookUp(portal, request);
  const all = downloadAllCalls(portal, accessHeader(after), request.requestId);
  const { bundleId } = await all.prepareAndWait();
  return { before, after, files: await all.unpack(bundleId) };
}

it('the notice of 42 CFR 2.32 accompanies released documents, on the page and in the zip', async () => {
  const { before, after, files } = await releaseTwo({ substanceUse: 'subpoena_packet' });
  expect(before).not.toHaveProperty('substanceUseNotice');
  expect(after.substanceUseNotice).toMatchObject({
    consent: 'subpoena_packet',
    source: expect.stringContaining('42 CFR 2.32') as string,
  });
  const text = files.get(NOTICE)?.toString() ?? '';
  for (const paragraph of after.substanceUseNotice!.text) expect(text).toContain(paragraph);
  expect(text).toContain('Consent: authorization in the subpoena packet');
  expect(text).toContain('Dates of service: All dates');
  expect(files.size).toBe(3);
});

it('no notice accompanies other records', async () => {
  const { after, files } = await releaseTwo({ hiv: 'subpoena_packet' });
  expect(after).not.toHaveProperty('substanceUseNotice');
  expect([...files.keys()]).not.toContain(NOTICE);
  expect(files.size).toBe(2);
});
