import type { Actor } from '../requests/actor.ts';

/** What the events of the register of disclosures tell, by kind: ids, keys, days and numbers, nothing of a patient. */
interface RegisterEventDetails {
  readonly 'disclosure-recorded': { readonly request: string | null };
  /** `fields`: the names of those that differ, parted by commas. */
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
    /** Whether one was issued before. */
    readonly isAgain: boolean;
    readonly sha256: string;
  };
  readonly 'accounting-copied': { readonly issue: string; readonly file: 'pdf' | 'csv' };
}

export type RegisterEventKind = keyof RegisterEventDetails;

/** An event of the register, which is copied into the audit trail like one of a request. */
export interface RegisterEvent<Kind extends RegisterEventKind = RegisterEventKind> {
  readonly kind: Kind;
  readonly at: string;
  readonly by: Actor;
  readonly details: { readonly entry: string; readonly revision?: number } & RegisterEventDetails[Kind];
}

/** What an event of this kind tells beside the document that it is about. */
export type OwnDetails<Kind extends RegisterEventKind> = RegisterEventDetails[Kind];
