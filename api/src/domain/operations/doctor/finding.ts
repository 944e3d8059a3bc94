/** The result of one check. `unknown`: it cannot be checked from here. `open`: no fault, but a person may want to do it. */
export interface Finding {
  readonly check: string;
  readonly state: 'passed' | 'failed' | 'open' | 'unknown';
  /** What it means, in one sentence without secret values. */
  readonly what: string;
  /** What to do about it; null unless it failed or is open. */
  readonly fix: string | null;
}

export const passed = (check: string, what: string): Finding => ({ check, state: 'passed', what, fix: null });
export const unknown = (check: string, what: string): Finding => ({
  check,
  state: 'unknown',
  what,
  fix: null,
});
export const open = (check: string, what: string, fix: string): Finding => ({
  check,
  state: 'open',
  what,
  fix,
});
export const failed = (check: string, what: string, fix: string): Finding => ({
  check,
  state: 'failed',
  what,
  fix,
});

/** Whether an error is a sign-in error of @azure/identity, by its name. */
export function isSignInError(name: string): boolean {
  return /^(?:CredentialUnavailable|(?:Aggregate)?Authentication|AuthenticationRequired)(?:Error)?$/.test(
    name,
  );
}

/** The result of a call to an outside system: its HTTP status, or the error code if there was no response. */
export type ProbeResult = { readonly status: number } | { readonly code: string };

interface Subject {
  readonly check: string;
  /** As in "Cosmos DB responds". */
  readonly name: string;
  /** The name of the setting that has its address. */
  readonly address: string;
  /** The setting that grants the portal access, or the role that grants it to the person who runs the doctor. */
  readonly access: { readonly setting: string } | { readonly role: string };
}

/**
 * Whether an external system is reachable and grants the portal access. A refusal of a person's own identity is not a finding
 * about the portal.
 */
export function evaluateProbe({ check, name, address, access }: Subject, result: ProbeResult): Finding {
  const refusal = 'role' in access ? refusalOfPerson(name, access.role, result) : null;
  if (refusal) return unknown(check, refusal);
  if ('code' in result) {
    return failed(
      check,
      `${name} does not respond at the address in ${address} (${result.code}).`,
      `Check ${address}, and that no firewall or private endpoint blocks the connection.`,
    );
  }
  const { status } = result;
  if (status < 400) return passed(check, `${name} responds and grants access.`);
  if ('setting' in access && status === 401)
    return failed(check, `${name} does not accept the credentials (401).`, `Check ${access.setting}.`);
  if ('setting' in access && status === 403)
    return failed(
      check,
      `${name} denies access (403).`,
      `Check ${access.setting}, and the network rules of the account.`,
    );
  if (status === 404)
    return failed(
      check,
      `${name} responds, but the requested resource does not exist (404).`,
      `Check ${address}. Is it the right account and database?`,
    );
  return failed(check, `${name} responds with ${status}.`, `Check the state of ${name} and try again.`);
}

/** Why the person who runs the doctor lacks access; null if they have access or another reason applies. */
function refusalOfPerson(name: string, role: string, result: ProbeResult): string | null {
  if ('code' in result)
    return isSignInError(result.code)
      ? `${name} was not checked, because you are not signed in to Azure. Sign in with az login.`
      : null;
  if (result.status === 401)
    return `${name} does not accept your sign-in (401). This does not affect the portal. Sign in with az login --tenant.`;
  if (result.status === 403)
    return `You (not the portal) have no access to ${name} (403). You need the role ${role}, and an IP address that the account allows.`;
  return null;
}

/** The result of a call that threw: the HTTP status, else the code or name of the error. */
export function probeResultOf(error: unknown): ProbeResult {
  const { statusCode, code, name } = error as { statusCode?: unknown; code?: unknown; name?: unknown };
  // Without a sign-in, the status comes from the sign-in and not from the store.
  if (isSignInError(String(name))) return { code: String(name) };
  const status = [statusCode, code].find((each) => typeof each === 'number');
  return status === undefined ? { code: String(code ?? name) } : { status };
}
