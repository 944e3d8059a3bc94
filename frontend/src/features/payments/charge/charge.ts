/** A file or invoice that the client pays for. `cents` is the displayed price; the server determines the amount. */
export type Charge =
  | { readonly kind: 'file'; readonly fileId: string; readonly name: string; readonly cents: number }
  | { readonly kind: 'invoice'; readonly invoiceId: string; readonly name: string; readonly cents: number };
