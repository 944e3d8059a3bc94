import type { Form } from '../form/decodeForm.ts';
import type { Transaction } from '../store/Transaction.ts';
import type { KeyKind } from './authenticate.ts';

/** One request as an operation sees it. */
export interface Call {
  /** The id in the path; empty where the path has none. */
  id: string;
  form: Form;
  keyKind: KeyKind;
  transaction: Transaction;
}

export interface Answer {
  status: number;
  body: unknown;
}

export type Operation = (call: Call) => Answer;

export function ok(body: unknown): Answer {
  return { status: 200, body };
}
