/** The id of something that Stripe names by its id or, expanded, by the thing itself. */
export function idOf(reference: string | { readonly id: string } | null): string {
  if (reference === null) throw new Error('Stripe names nothing here');
  return typeof reference === 'string' ? reference : reference.id;
}
