import { randomUUID } from 'node:crypto';
import { generateUploadUrls } from '@portal/contract/files/endpoints/uploads.ts';
import { createPaymentIntent } from '@portal/contract/payments/endpoints/payments.ts';
import { describe, expect, inject, it } from 'vitest';
import { callApi, dataOf } from '../../support/api/callApi.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import { pdfBytes, recordsRequest, uploadFile } from '../../support/requests/order.ts';

const portal = inject('portal');

const MEGABYTE = 1024 * 1024;

const REJECTED = { status: 422, error: { code: 'file_rejected' } };

async function linkFor(draftId: string, name = 'letter.pdf', size = 100) {
  const [link] = await dataOf(portal.api, generateUploadUrls, {
    headers: randomIpHeader(),
    body: { requestId: `req-${draftId}`, files: [{ name, size }] },
  });
  return link!;
}

const put = (url: string | URL, content: Uint8Array = pdfBytes()) =>
  fetch(url, { method: 'PUT', headers: { 'x-ms-blob-type': 'BlockBlob' }, body: Buffer.from(content) });

/** Stores a draft with these files as its letters of authorization. */
const attach = (draftId: string, ...fileIds: string[]) =>
  callApi(portal.api, createPaymentIntent, {
    headers: randomIpHeader(),
    body: {
      draftId,
      request: recordsRequest({ loaIncluded: false, loaFiles: fileIds.map((fileId) => ({ fileId })) }),
    },
  });

describe('a draft is refused', () => {
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]);
  const zip = new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0, 0, 0, 0]);
  const bytes = (text: string) => new TextEncoder().encode(text);

  it.each([
    ['HTML called PDF', 'letter.pdf', bytes('<!doctype html><script>alert(1)</script>')],
    ['a program called PDF', 'letter.pdf', bytes('MZ\u0000\u0003 This program cannot be run in DOS mode')],
    ['a PNG called PDF', 'letter.pdf', png],
    ['an archive called PDF', 'letter.pdf', zip],
    ['a PDF called PNG', 'letter.png', pdfBytes()],
    ['an archive called DOC', 'letter.doc', zip],
    ['SVG called JPEG', 'letter.jpg', bytes('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['a web page with a PDF behind it', 'letter.pdf', bytes('<script>alert(1)</script>\n%PDF-1.4')],
    ['a script with a PDF behind it', 'letter.pdf', bytes('#!/bin/sh\n%PDF-1.4')],
    ['a PDF behind 1,025 spaces', 'letter.pdf', bytes(`${' '.repeat(1_025)}%PDF-1.4`)],
    ['a single byte', 'letter.pdf', bytes('%')],
  ])('with %s', async (_, name, content) => {
    const draftId = randomUUID();
    const fileId = await uploadFile(portal, draftId, { name, content });
    const reply = await attach(draftId, fileId);
    expect(reply).toMatchObject(REJECTED);
    expect(reply.message).toContain(`The content of file ${name} does not match its file type.`);
    expect(Object.keys(reply.error?.fields ?? {})).toEqual(['request.loaFiles.0']);
  });

  it('with a file that is larger than announced', async () => {
    const draftId = randomUUID();
    const { uploadUrl, fileId } = await linkFor(draftId, 'letter.pdf', 1);
    const content = new Uint8Array(10 * MEGABYTE + 1);
    content.set(pdfBytes());
    expect((await put(uploadUrl, content)).status).toBe(201);
    expect(await attach(draftId, fileId)).toMatchObject({
      ...REJECTED,
      message: 'File letter.pdf is too large. Maximum size is 10MB',
    });
  });

  it('with files that are larger than announced and exceed 100 MB together', { tags: ['full'] }, async () => {
    const draftId = randomUUID();
    const content = new Uint8Array(9.5 * MEGABYTE);
    content.set(pdfBytes());
    const fileIds = await Promise.all(
      Array.from({ length: 11 }, async (_, index) => {
        const { uploadUrl, fileId } = await linkFor(draftId, `part-${index}.pdf`, 1);
        expect((await put(uploadUrl, content)).status).toBe(201);
        return fileId;
      }),
    );
    expect(await attach(draftId, ...fileIds)).toMatchObject(REJECTED);
  });

  it('with an empty file', async () => {
    const draftId = randomUUID();
    const { uploadUrl, fileId } = await linkFor(draftId);
    expect((await put(uploadUrl, new Uint8Array())).status).toBe(201);
    expect(await attach(draftId, fileId)).toMatchObject({
      ...REJECTED,
      message: 'File letter.pdf is empty. Please choose another file.',
    });
  });

  it('with a file that was never uploaded, of another draft, or made up', async () => {
    const [mine, theirs] = [randomUUID(), randomUUID()];
    const missing = await linkFor(mine);
    expect(await attach(mine, missing.fileId)).toMatchObject(REJECTED);
    const other = await uploadFile(portal, theirs, { name: 'letter.pdf', content: pdfBytes() });
    expect(await attach(mine, other)).toMatchObject(REJECTED);
    expect(await attach(mine, `file_${'0'.repeat(32)}`)).toMatchObject(REJECTED);
    for (const fileId of ['../secret', '__proto__', 'file_', `FILE_${'0'.repeat(32)}`]) {
      expect(await attach(mine, fileId)).toMatchObject({ status: 400 });
    }
  });
});

it.each([
  ['a byte order mark before a PDF', 'letter.pdf', Buffer.concat([Buffer.from('\ufeff'), pdfBytes()])],
  ['text before a PDF', 'letter.pdf', Buffer.concat([Buffer.from('TEXTmdos\r\n'), pdfBytes()])],
  ['1,024 bytes before a PDF', 'letter.pdf', Buffer.concat([Buffer.alloc(1_024, ' '), pdfBytes()])],
  ['a JPEG called JFIF', 'photo.jfif', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
  ['a JPEG called JPE', 'photo.jpe', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
])('a draft is accepted with %s', async (_, name, content) => {
  const draftId = randomUUID();
  const fileId = await uploadFile(portal, draftId, { name, content });
  expect(await attach(draftId, fileId)).toMatchObject({ status: 200, success: true });
});
