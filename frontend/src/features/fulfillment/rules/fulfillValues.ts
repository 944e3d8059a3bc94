import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { invoiceCents } from '@portal/contract/invoices/rules/invoiceLines.ts';
import {
  completeLines,
  type InvoiceLineDraft,
  invoiceProblem,
} from '@portal/contract/invoices/schemas/invoiceDraft.ts';
import type { FieldErrors, Resolver, ResolverResult } from 'react-hook-form';
import type * as z from 'zod/mini';
import { withTermsOf } from '../../files/release/rules/releaseBody.ts';
import {
  DEFAULT_RELEASE,
  earlyReleaseForm,
  releaseForm,
  type ReleaseValues,
} from '../../files/release/rules/releaseValues.ts';
import { invoiceForm, type InvoiceValues } from '../../invoices/rules/invoiceValues.ts';
import { isEmptyLine } from '../../invoices/rules/isEmptyLine.ts';
import { toInvoiceLine } from '../../invoices/rules/lineValues.ts';
import type { Upload } from '../../uploads/upload.ts';
import { statusForm, type StatusValues } from '../status/statusValues.ts';

/** The entered values of all parts. */
export interface FulfillValues extends ReleaseValues, InvoiceValues, StatusValues {}

/** What is sent. Null: that part is empty. */
export interface Fulfillment {
  readonly release: z.output<typeof releaseForm> | null;
  readonly lineItems: InvoiceLineDraft[] | null;
  readonly status: z.output<typeof statusForm>;
}

/** The parts as entered, and what the client owed before. */
export interface Entered {
  readonly values: FulfillValues;
  readonly files: readonly Upload[];
  /** The total of the invoice; null without an invoice. */
  readonly invoiceCents: number | null;
  readonly seenStatus: string;
  /** Null as long as the invoices are not loaded. */
  readonly unpaidCents: number | null;
}

export const COMPLETED = 'completed';

export function emptyValues(status: string): FulfillValues {
  return { ...DEFAULT_RELEASE, lineItems: [], status, notes: '', isPrivate: false };
}

/** Whether anything was entered besides files. */
export function hasText(
  values: Omit<FulfillValues, 'fileTerms' | 'otherPersons'>,
  seenStatus: string,
): boolean {
  const empty = { ...emptyValues(seenStatus), lineItems: [] };
  const { fileTerms: _, otherPersons: __, ...fields } = empty;
  return (Object.keys(fields) as (keyof typeof fields)[]).some(
    (name) => JSON.stringify(values[name]) !== JSON.stringify(fields[name]),
  );
}

/** The invoice as entered: its total in cents, and what is wrong with its lines together. Null without lines. */
export function enteredInvoice({
  lineItems,
}: InvoiceValues): { cents: number; problem: string | null } | null {
  if (lineItems.every(isEmptyLine)) return null;
  const lines = lineItems.map(toInvoiceLine);
  return { cents: invoiceCents(completeLines(lines)), problem: invoiceProblem(lines) };
}

/** Validates every part that is not empty. `files`: the files to release. `isEarly`: before the earliest production date. */
export function fulfillResolver(
  files: readonly Upload[],
  isEarly: boolean,
): Resolver<FulfillValues, unknown, Fulfillment> {
  return async (values, context, options): Promise<ResolverResult<FulfillValues, Fulfillment>> => {
    const check = <Out>(schema: Parameters<typeof standardSchemaResolver>[0], input: object) =>
      standardSchemaResolver(schema)(input, context, options as never) as unknown as Promise<
        ResolverResult<FulfillValues, Out>
      >;
    const [release, invoice, status] = await Promise.all([
      files.length > 0
        ? check<NonNullable<Fulfillment['release']>>(
            isEarly ? earlyReleaseForm : releaseForm,
            withTermsOf(files, values),
          )
        : null,
      enteredInvoice(values) ? check<z.output<typeof invoiceForm>>(invoiceForm, values) : null,
      check<Fulfillment['status']>(statusForm, values),
    ]);
    const errors: FieldErrors<FulfillValues> = { ...release?.errors, ...invoice?.errors, ...status.errors };
    if (Object.keys(errors).length > 0) return { values: {}, errors };
    const lineItems = (invoice?.values as z.output<typeof invoiceForm> | undefined)?.lineItems;
    return {
      values: {
        release: (release?.values as Fulfillment['release'] | undefined) ?? null,
        lineItems: lineItems ? completeLines(lineItems) : null,
        status: status.values as Fulfillment['status'],
      },
      errors: {},
    };
  };
}
