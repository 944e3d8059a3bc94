import * as z from 'zod/mini';
import { operation } from '../../endpoint.ts';
import { fileId, invoiceId, invoiceOfRequest, requestId } from '../../fields/fields.ts';
import { reader } from '../../fields/reader.ts';

const holders = ['holder', 'client', 'staff', 'admin'] as const;

export const downloadInvoice = operation({
  function: 'downloadInvoice',
  method: 'GET',
  summary: 'Returns an invoice as PDF: for clients a sent, active one, for staff any.',
  access: holders,
  rateLimit: { limit: 60, windowSeconds: 60 },
  query: z.extend(invoiceOfRequest, reader),
  wire: 'raw',
  produces: 'application/pdf',
  data: z.unknown(),
});

export const downloadReceipt = operation({
  function: 'downloadReceipt',
  method: 'GET',
  summary: 'Returns the receipt of a payment as PDF: for the processing fee (`fee`), a file or an invoice.',
  access: holders,
  rateLimit: { limit: 60, windowSeconds: 60 },
  query: z.object({ ...reader, requestId, paidItem: z.union([z.literal('fee'), fileId, invoiceId]) }),
  wire: 'raw',
  produces: 'application/pdf',
  data: z.unknown(),
});
