import type { Form } from '../form/decodeForm.ts';
import type { Transaction } from '../store/Transaction.ts';
import type { KeyKind } from './authenticate.ts';

/** The parsed request of an operation. */
export interface ApiCall {
  /** The id in the path; empty where the path has none. */
  id: string;
  form: Form;
  keyKind: KeyKind;
  transaction: Transaction;
}

export interface ApiResponse {
  status: number;
  body: unknown;
}

export type OperationHandler = (call: ApiCall) => ApiResponse;

export function ok(body: unknown): ApiResponse {
  return { status: 200, body };
}
