/** A file or an invoice of a request that was paid for, and what it is called. */
export type PaidThing = { readonly requestId: string; readonly name: string } & (
  { readonly fileId: string } | { readonly invoiceId: string }
);
