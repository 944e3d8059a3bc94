import { type Finding, right, wrong } from './finding.ts';

/** How a call to an outside system ended: its HTTP status, or the code of what went wrong before there was one. */
export type Reached = { readonly status: number } | { readonly code: string };

interface Subject {
  readonly check: string;
  /** As in "Cosmos DB answers". */
  readonly name: string;
  /** The setting that names where it is. */
  readonly address: string;
  /** The setting that lets one in, or the role that the identity needs. */
  readonly entry: string;
}

/** An outside system is there and lets the portal in. */
export function judgeReach({ check, name, address, entry }: Subject, reached: Reached): Finding {
  if ('code' in reached) {
    return wrong(
      check,
      `${name} does not answer at the address in ${address} (${reached.code}).`,
      `Check ${address}, and whether a firewall or a private endpoint stands between.`,
    );
  }
  const { status } = reached;
  if (status < 400) return right(check, `${name} answers and lets the portal in.`);
  if (status === 401)
    return wrong(check, `${name} does not accept the credentials (401).`, `Check ${entry}.`);
  if (status === 403)
    return wrong(
      check,
      `${name} knows who asks and refuses (403).`,
      `Check ${entry}, and the network rules of the account.`,
    );
  if (status === 404)
    return wrong(
      check,
      `${name} answers, but knows nothing of what was asked for (404).`,
      `Check ${address}: is it the right account and database?`,
    );
  return wrong(check, `${name} answers with ${status}.`, `Look at the state of ${name} and try again.`);
}
