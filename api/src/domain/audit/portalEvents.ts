import type { Role } from '@portal/contract/accounts/catalogues/roles.ts';
import type { RetentionRun } from '@portal/contract/retention/schemas.ts';
import type { UnmatchedReason } from '@portal/contract/reconciliation/schemas.ts';
import type { Actor } from '../requests/actor.ts';

interface AccountAfter {
  readonly role: Role;
  readonly state: string;
}

type Nothing = Readonly<Record<string, never>>;

/** What the audit trail tells of the events of an account, by kind: ids and keys only. */
interface AccountEventDetails {
  /** `via`: with which outside identity; absent for a password. */
  'signed-up': { readonly via?: string };
  invited: { readonly role: Role };
  'invitation-accepted': Nothing;
  'signed-in': { readonly via: string; readonly sid: string };
  /** `step`: where it was another one than the password. */
  'sign-in-refused': { readonly step?: 'code' };
  'signed-out': { readonly sid: string };
  'password-reset': Nothing;
  'password-changed': Nothing;
  'two-step-on': Nothing;
  /** Filled in where an admin did it. */
  'two-step-off': Partial<AccountAfter>;
  'identity-linked': { readonly provider: string };
  'role-changed': { readonly role: Role; readonly state?: string };
  disabled: AccountAfter;
  enabled: AccountAfter;
  'sessions-ended': AccountAfter;
}

/** May be left out where nothing has to be told. */
type DetailsOf<Details> =
  Record<never, never> extends Details ? { readonly details?: Details } : { readonly details: Details };

/** Something that happened to an account. */
export type AccountEvent = {
  readonly [Kind in keyof AccountEventDetails]: {
    readonly kind: Kind;
    readonly userId: string;
    /** Who did it: the person, another one, `system` or `unknown`. */
    readonly by: string;
  } & DetailsOf<AccountEventDetails[Kind]>;
}[keyof AccountEventDetails];

interface PaymentAbout {
  readonly intentId: string;
  readonly reason: UnmatchedReason;
  readonly request: string | null;
}

/** What the audit trail tells of events that are neither an account's nor a request's, by kind: ids, keys and numbers only. */
interface PortalEventDetails {
  /** A part of the request list left the portal as a file. */
  'list-exported': Readonly<Record<string, string | number | boolean | null>> & {
    readonly isFirstPart: boolean;
    readonly rows: number;
  };
  /** Words and keys of the configuration. */
  'configuration-changed': Readonly<Record<string, string | number | boolean>> & {
    readonly list: string;
    readonly action: string;
  };
  /** An accounting of disclosures was looked up; the patient is not named, the requests are. */
  'disclosures-accounted': {
    /** Ids, parted by commas. */
    readonly requests: string;
    readonly disclosures: number;
    readonly from: string;
    readonly to: string;
  };
  /** The comparison with Stripe settled a payment `of` this kind that the portal had missed. */
  'payment-repaired': { readonly intentId: string; readonly of: string; readonly request: string | null };
  'payment-unmatched': PaymentAbout;
  'payment-resolved': PaymentAbout;
  'payments-reconciled': {
    readonly startedAt: string;
    readonly state: 'done' | 'interrupted';
    readonly compared: number;
    readonly repaired: number;
    readonly unmatched: number;
  };
  /** `files`: ids, parted by commas. */
  'uploads-deleted': { readonly request: string | null; readonly files: string };
  'draft-deleted': { readonly request: string; readonly savedAt: string };
  'retention-run': RetentionRun;
  /** Access in an emergency was tried out (45 CFR 164.312(a)(2)(ii)). */
  'emergency-access-drill': {
    /** Who held it: the object id of the operator in Microsoft Entra ID. */
    readonly operator: string;
    readonly startedAt: string;
    /** From the start until a request was read. */
    readonly minutes: number;
    readonly targetMinutes: number;
    /** The request that was read. */
    readonly requestRead: string;
  };
}

/** How long it may take in an emergency until a request can be read (45 CFR 164.312(a)(2)(ii)). docs/operations.md has the drill. */
export const EMERGENCY_ACCESS_MINUTES = 60;

/** Something that happened to the portal itself. */
export type PortalEvent = {
  readonly [Kind in keyof PortalEventDetails]: {
    readonly kind: Kind;
    readonly by: Actor | 'system';
    readonly details: PortalEventDetails[Kind];
  };
}[keyof PortalEventDetails];
