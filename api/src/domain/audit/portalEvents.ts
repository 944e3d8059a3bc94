import type { Role } from '@portal/contract/accounts/catalogs/roles.ts';
import type { RetentionRun } from '@portal/contract/retention/schemas.ts';
import type { UnmatchedReason } from '@portal/contract/reconciliation/schemas.ts';
import type { Actor } from '../requests/actor.ts';

interface RoleAndState {
  readonly role: Role;
  readonly state: string;
}

type NoDetails = Readonly<Record<string, never>>;

/** Audit details of account events, by kind: ids and keys only. */
interface AccountEventDetails {
  /** `via`: the outside identity; missing for a password. */
  'signed-up': { readonly via?: string };
  invited: { readonly role: Role };
  'invitation-accepted': NoDetails;
  'signed-in': { readonly via: string; readonly sid: string };
  /** `step`: the failed step; missing for the password. */
  'sign-in-refused': { readonly step?: 'code' };
  'signed-out': { readonly sid: string };
  'password-reset': NoDetails;
  'password-changed': NoDetails;
  /** The owner confirmed the address with an emailed link. */
  'address-confirmed': NoDetails;
  /** The owner confirmed the phone number with a code. The details do not have the number. */
  'phone-confirmed': NoDetails;
  'two-step-on': NoDetails;
  /** Only set for a change by an admin. */
  'two-step-off': Partial<RoleAndState>;
  'identity-linked': { readonly provider: string };
  'role-changed': { readonly role: Role; readonly state?: string };
  disabled: RoleAndState;
  enabled: RoleAndState;
  'sessions-ended': RoleAndState;
}

/** Details are optional if no field is required. */
type DetailsOf<Details> =
  Record<never, never> extends Details ? { readonly details?: Details } : { readonly details: Details };

/** An event of an account. */
export type AccountEvent = {
  readonly [Kind in keyof AccountEventDetails]: {
    readonly kind: Kind;
    readonly userId: string;
    /** User id of the actor, `system` or `unknown`. */
    readonly by: string;
  } & DetailsOf<AccountEventDetails[Kind]>;
}[keyof AccountEventDetails];

interface UnmatchedPaymentDetails {
  readonly intentId: string;
  readonly reason: UnmatchedReason;
  readonly request: string | null;
}

interface CopyDetails {
  /** Microsoft Entra object id of the operator; null on a local portal. */
  readonly operator: string | null;
  readonly isEncrypted: boolean;
  /** Whether it continues an interrupted one. */
  readonly isContinued: boolean;
}

/** Audit details of events without an account or request, by kind: ids, keys and numbers only. */
interface PortalEventDetails {
  /** A part of the request list was exported. */
  'list-exported': Readonly<Record<string, string | number | boolean | null>> & {
    readonly isFirstPart: boolean;
    readonly rows: number;
  };
  /** Texts and keys of the configuration. */
  'configuration-changed': Readonly<Record<string, string | number | boolean>> & {
    readonly list: string;
    readonly action: string;
  };
  /** An admin tested the mail service, with a message to themselves, or Stripe. */
  'service-tested': { readonly service: 'email' | 'stripe'; readonly result: string };
  /** Excerpts of messages were shown. The details do not have the text that was searched for, which may name a patient. */
  'messages-searched': {
    readonly messages: number;
    /** Comma-separated ids. */
    readonly requests: string;
  };
  /** Requests were searched for. The details do not have the text that was searched for, which may name a patient. */
  'requests-searched': {
    readonly results: number;
    /** Comma-separated ids. */
    readonly requests: string;
  };
  /** An accounting of disclosures was viewed. The details name the requests, not the patient. */
  'disclosures-accounted': {
    /** Comma-separated ids. */
    readonly requests: string;
    readonly disclosures: number;
    readonly from: string;
    readonly to: string;
  };
  /** The reconciliation settled a payment that the portal had missed. */
  'payment-repaired': {
    readonly intentId: string;
    readonly paymentKind: string;
    readonly request: string | null;
  };
  'payment-unmatched': UnmatchedPaymentDetails;
  'payment-resolved': UnmatchedPaymentDetails;
  'payments-reconciled': {
    readonly startedAt: string;
    readonly state: 'done' | 'interrupted';
    readonly compared: number;
    readonly repaired: number;
    readonly unmatched: number;
  };
  /** A part of the payments and payouts was exported. The details do not have the Order ID that was searched for. */
  'transactions-exported': {
    readonly from: string | null;
    readonly to: string | null;
    readonly payoutId: string | null;
    readonly transactionKind: string | null;
    readonly isOrderSearch: boolean;
    readonly isFirstPart: boolean;
    readonly rows: number;
  };
  /** `files`: comma-separated ids. */
  'uploads-deleted': { readonly request: string | null; readonly files: string };
  'draft-deleted': { readonly request: string; readonly savedAt: string };
  'retention-run': RetentionRun;
  /** Someone started to copy everything into a backup, or continued to. */
  'backup-started': CopyDetails;
  /** The same for an export in open formats. */
  'export-started': CopyDetails;
  /** A drill of emergency access (45 CFR 164.312(a)(2)(ii)). */
  'emergency-access-drill': {
    /** Microsoft Entra object id of the operator. */
    readonly operator: string;
    readonly startedAt: string;
    /** Minutes from the start of the drill until a request was read. */
    readonly minutes: number;
    readonly targetMinutes: number;
    /** The request that was read. */
    readonly requestRead: string;
  };
  /**
   * The store failed over to its second region, or this was practiced. The event explains why entries of the minutes
   * before are missing.
   */
  failover: {
    /** Microsoft Entra object id of the operator who recorded it. */
    readonly operator: string;
    readonly failedOverAt: string;
  };
}

/** Maximum time until a request can be read in an emergency (45 CFR 164.312(a)(2)(ii)). docs/operations.md has the drill. */
export const EMERGENCY_ACCESS_MINUTES = 60;

/** An event of the portal itself. */
export type PortalEvent = {
  readonly [Kind in keyof PortalEventDetails]: {
    readonly kind: Kind;
    readonly by: Actor | 'system';
    readonly details: PortalEventDetails[Kind];
  };
}[keyof PortalEventDetails];
