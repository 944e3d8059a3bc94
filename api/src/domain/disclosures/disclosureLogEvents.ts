import type { Actor } from '../requests/actor.ts';

/** Event details of the disclosure log, by kind: ids, keys, dates and numbers, no patient data. */
interface DisclosureLogEventDetails {
  readonly 'disclosure-recorded': { readonly request: string | null };
  /** `fields`: comma-separated names of the changed fields. */
  readonly 'disclosure-corrected': { readonly fields: string; readonly isVoid: boolean };
  readonly 'suspension-recorded': {
    readonly kind: string;
    readonly covers: string;
    readonly from: string;
    readonly until: string;
  };
  readonly 'suspension-changed': {
    readonly action: 'end' | 'extend';
    readonly from: string;
    readonly until?: string;
  };
  readonly 'accounting-requested': { readonly receivedOn: string; readonly dueOn: string };
  readonly 'accounting-changed': {
    readonly action: string;
    readonly from?: string;
    readonly until?: string;
    readonly cents?: number;
  };
  readonly 'accounting-issued': {
    readonly issue: string;
    readonly disclosures: number;
    readonly withheld: number;
    readonly otherNames: number;
    readonly isReissue: boolean;
    readonly sha256: string;
  };
  readonly 'accounting-copied': { readonly issue: string; readonly file: 'pdf' | 'csv' };
}

export type DisclosureLogEventKind = keyof DisclosureLogEventDetails;

/** An event of the disclosure log. Like a request event, it is copied into the audit trail. */
export interface DisclosureLogEvent<Kind extends DisclosureLogEventKind = DisclosureLogEventKind> {
  readonly kind: Kind;
  readonly at: string;
  readonly by: Actor;
  readonly details: { readonly entry: string; readonly revision?: number } & DisclosureLogEventDetails[Kind];
}

/** The details of an event of this kind, without its document. */
export type OwnDetails<Kind extends DisclosureLogEventKind> = DisclosureLogEventDetails[Kind];
