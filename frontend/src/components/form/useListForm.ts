import '../../lib/schemaMode.ts';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type FormEvent, useState } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type Resolver,
  useForm,
  type UseFormReturn,
} from 'react-hook-form';
import type * as z from 'zod/mini';
import { ApiError } from '../../lib/apiError.ts';

interface Problem {
  readonly title: string;
  /** Null when the title says it all. */
  readonly reason: string | null;
}

interface Options<Values extends FieldValues, Body> {
  schema: z.ZodMiniType<Body, unknown>;
  /** As they are typed. */
  values: Values;
  /** What stands against saving it that the schema does not know; the field and what is said beside it and above. */
  refuse?: (body: Body) => { field: FieldPath<Values>; beside: string; above: string } | null;
  save: (body: Body) => Promise<unknown>;
  onSaved: () => void;
  /** What could not be done: the title above the reason, or one sentence with it. */
  failure: string | ((reason: string) => string);
}

export interface ListForm<Values extends FieldValues, Body> {
  readonly form: UseFormReturn<Values, unknown, Body & FieldValues>;
  readonly submit: (event: FormEvent) => Promise<void>;
  readonly isSaving: boolean;
  readonly problem: Problem | null;
}

/** A form over an item of a list. What the server refuses stands beside its field, and nothing that was typed is lost. */
export function useListForm<Values extends FieldValues, Body extends FieldValues>({
  schema,
  values,
  refuse,
  save,
  onSaved,
  failure,
}: Options<Values, Body>): ListForm<Values, Body> {
  const [problem, setProblem] = useState<Problem | null>(null);
  const form = useForm<Values, unknown, Body>({
    defaultValues: values as DefaultValues<Values>,
    resolver: standardSchemaResolver(schema as never) as Resolver<Values, unknown, Body>,
  });

  async function send(body: Body) {
    const refusal = refuse?.(body);
    if (refusal) {
      setProblem({ title: refusal.above, reason: null });
      form.setError(refusal.field, { type: 'custom', message: refusal.beside }, { shouldFocus: true });
      return;
    }
    setProblem(null);
    try {
      await save(body);
      onSaved();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const isTitle = typeof failure === 'string';
      setProblem(isTitle ? { title: failure, reason } : { title: failure(reason), reason: null });
      if (!(error instanceof ApiError)) return;
      for (const name of Object.keys(body) as FieldPath<Values>[]) {
        const message = error.fields[name];
        if (message) form.setError(name, { type: 'server', message }, { shouldFocus: true });
      }
    }
  }

  return { form, submit: form.handleSubmit(send), isSaving: form.formState.isSubmitting, problem };
}
