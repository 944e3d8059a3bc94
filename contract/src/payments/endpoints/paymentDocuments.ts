import * as z from 'zod/mini';
import { operation } from '../../endpoint.ts';
import { languages } from '../../languages/languages.ts';
import { isTimeZone } from '../../fields/isTimeZone.ts';
import { fileId, invoiceId, invoiceOfRequest, requestId } from '../../fields/fields.ts';

const holders = ['holder', 'client', 'staff', 'admin'] as const;

/** For whom a document is written: their language, and the zone (an IANA name) of its days; one that is not known here is taken for UTC. */
const reader = {
  language: z._default(z.enum(languages), 'en'),
  timeZone: z._default(z.string().check(z.overwrite((name) => (isTimeZone(name) ? name : 'UTC'))), 'UTC'),
};

export const downloadInvoice = operation({
  function: 'downloadInvoice',
  method: 'GET',
  path: 'downloadInvoice',
  summary: 'An invoice as PDF: for clients one that was sent to them and is active, for staff any.',
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
  path: 'downloadReceipt',
  summary: 'The receipt of a payment as PDF: of the processing fee (`fee`), of a file, or of an invoice.',
  access: holders,
  rateLimit: { limit: 60, windowSeconds: 60 },
  query: z.object({ ...reader, requestId, of: z.union([z.literal('fee'), fileId, invoiceId]) }),
  wire: 'raw',
  produces: 'application/pdf',
  data: z.unknown(),
});
