/** Something of a request that its holder or client pays for. `cents` is what they were told; the server says what it costs. */
export type Charge =
  | { readonly kind: 'file'; readonly fileId: string; readonly name: string; readonly cents: number }
  | { readonly kind: 'invoice'; readonly invoiceId: string; readonly name: string; readonly cents: number };
