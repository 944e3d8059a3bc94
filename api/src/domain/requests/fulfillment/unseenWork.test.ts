import { describe, expect, it, test } from 'vitest';
import { aFile, aRequest } from '../../testing/aRequest.ts';
import { anInvoice } from '../../testing/anInvoice.ts';
import { unseenWork } from './unseenWork.ts';

const released = aFile({ fileId: 'file_7', uploadedByAdmin: true });
const invoice = anInvoice();
const { invoiceId } = invoice;
const request = aRequest({
  files: { ...aRequest().files, file_7: released },
  invoices: { [invoiceId]: invoice },
});
const everything = { fileIds: ['file_7'], invoiceIds: [invoiceId] };

describe('unseenWork', () => {
  it('returns the released documents and invoices that a person did not see', () => {
    const unseen = { documents: [released], invoices: [invoice] };
    expect(unseenWork(request, { fileIds: [], invoiceIds: [] })).toEqual(unseen);
    expect(unseenWork(request, { ...everything, invoiceIds: [] })).toEqual({ ...unseen, documents: [] });
  });

  it('is null after a person saw all documents and invoices', () =>
    expect(unseenWork(request, everything)).toBeNull());

  test.each(['withdrawnAt', 'deletedAt', 'noticeVersion'])(
    'does not count a document with %s and files of the client',
    (field) => {
      const file_7 = { ...released, [field]: '2026-11-20T12:00:00.000Z' };
      const files = { ...aRequest().files, file_7 };
      expect(unseenWork(aRequest({ files }), { fileIds: [], invoiceIds: [] })).toBeNull();
    },
  );
});
