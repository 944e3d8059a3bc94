/** The id of a Stripe reference, which is either an id or the expanded object. */
export function idOf(reference: string | { readonly id: string } | null): string {
  if (reference === null) throw new Error('The reference is null');
  return typeof reference === 'string' ? reference : reference.id;
}
