import { inEnglish } from '@portal/contract/fields/localizableText.ts';
import { wizardUploads } from '@portal/contract/files/rules/uploadRules.ts';
import { expect, test } from 'vitest';
import { validateUpload } from './validateUpload.ts';

const AT = '2026-03-10T08:00:00.000Z';
const after = (hours: number) => new Date(Date.parse(AT) + hours * 3_600_000);
const ticket = { fileId: 'f1', blobName: 'req-1/f1', name: 'letter.pdf', announcedSize: 9, issuedAt: AT };
const blob = { size: 9, firstBytes: Buffer.from('%PDF-1.7\n'), etag: '"1"', uploadedAt: AT };

const validate = (parts: { ticket?: object; blob?: object | null; isKept?: boolean }, now = after(1)) =>
  validateUpload(
    {
      ticket: { ...ticket, ...parts.ticket },
      blob: parts.blob === null ? null : { ...blob, ...parts.blob },
      isKept: parts.isKept ?? false,
    },
    wizardUploads,
    now,
  );

test('an upload that matches its announcement is accepted with the facts of its blob', () => {
  expect(validate({})).toEqual({
    kind: 'accept',
    facts: {
      fileId: 'f1',
      blobName: 'req-1/f1',
      originalName: 'letter.pdf',
      contentType: 'application/pdf',
      size: 9,
      etag: '"1"',
      uploadedAt: AT,
    },
  });
});

const size = 'File letter.pdf does not have the expected size. Please add it again.';
const missing = 'File letter.pdf was not uploaded. Please add it again.';

test.each([
  ['that is longer than announced', { blob: { size: 10 } }, 1, size],
  ['that was not uploaded', { blob: null }, 1, missing],
  ['that was not uploaded, of an unfinished request', { blob: null, isKept: true }, 1, missing],
  ['that was too long and was deleted', { blob: null, ticket: { isOversized: true } }, 1, size],
  ['of almost a day ago', {}, 23.9, null],
  [
    'of a day ago',
    {},
    24,
    'File letter.pdf was uploaded more than 24 hours ago and is no longer available. Please add it again.',
  ],
  ['of a day ago, of an unfinished request', { isKept: true }, 24, null],
])('a file %s', (_, parts, hours, message) => {
  const result = validate(parts, after(hours));
  expect(result.kind === 'refuse' ? inEnglish(result.message) : null).toBe(message);
});

test('rejects a file whose content does not match its name', () => {
  for (const isKept of [false, true])
    expect(validate({ blob: { firstBytes: Buffer.from('MZ') }, isKept }).kind).toBe('refuse');
});

test('a packet in volumes is checked by its first one, and has the size of all', () => {
  const volume = { name: 'chart_vol1of2.pdf', size: 9, pages: 2, sha256: 'a', etag: '"1"' };
  const volumes = [volume, { ...volume, name: 'chart_vol2of2.pdf', size: 30 }];
  const packet = { packetPages: 4, volumes };
  expect(validate({ ticket: packet })).toMatchObject({
    facts: { isPacket: true, size: 39, etag: '"1"', volumes },
  });
  expect(validate({ ticket: packet, blob: { size: 39 } }).kind).toBe('refuse');
});
