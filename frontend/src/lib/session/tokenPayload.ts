/** The payload of a session token, not validated; null if it cannot be read. */
export function tokenPayload(token: string | null): unknown {
  const [, payload = ''] = (token ?? '').split('.');
  try {
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
      char.charCodeAt(0),
    );
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}
