interface Facts {
  readonly heldRequestId: string | null;
  readonly session: { readonly role: 'client' | 'staff' | 'admin' } | null;
}

/** Whether a caller may see a request and its files: its holder, and the provider's staff. */
export function mayOpenRequest(caller: Facts, requestId: string): boolean {
  if (caller.heldRequestId === requestId) return true;
  return caller.session?.role === 'staff' || caller.session?.role === 'admin';
}
