interface Session {
  readonly userId: string;
  readonly role: 'client' | 'staff' | 'admin';
}

/** The user id of a signed-in client, whose requests are their own; null for staff, who own none, and for everybody else. */
export function clientOf(session: Session | null): string | null {
  return session?.role === 'client' ? session.userId : null;
}
