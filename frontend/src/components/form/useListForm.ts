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

interface Options<Values extends FieldValues, Wanted> {
  schema: z.ZodMiniType<Wanted, unknown>;
  /** As they are typed. */
  values: Values;
  /** What stands against saving it that the schema does not know; the field and what is said beside it and above. */
  refuse?: (wanted: Wanted) => { field: FieldPath<Values>; beside: string; above: string } | null;
  save: (wanted: Wanted) => Promise<unknown>;
  onSaved: () => void;
  /** What could not be done: the title above the reason, or one sentence with it. */
  failure: string | ((reason: string) => string);
}

export interface ListForm<Values extends FieldValues, Wanted> {
  readonly form: UseFormReturn<Values, unknown, Wanted & FieldValues>;
  readonly submit: (event: FormEvent) => Promise<void>;
  readonly isSaving: boolean;
  readonly problem: Problem | null;
}

/** A form over an item of a list. What the server refuses stands beside its field, and nothing that was typed is lost. */
export function useListForm<Values extends FieldValues, Wanted extends FieldValues>({
  schema,
  values,
  refuse,
  save,
  onSaved,
  failure,
}: Options<Values, Wanted>): ListForm<Values, Wanted> {
  const [problem, setProblem] = useState<Problem | null>(null);
  const form = useForm<Values, unknown, Wanted>({
    defaultValues: values as DefaultValues<Values>,
    resolver: standardSchemaResolver(schema as never) as Resolver<Values, unknown, Wanted>,
  });

  async function send(wanted: Wanted) {
    const refusal = refuse?.(wanted);
    if (refusal) {
      setProblem({ title: refusal.above, reason: null });
      form.setError(refusal.field, { type: 'custom', message: refusal.beside }, { shouldFocus: true });
      return;
    }
    setProblem(null);
    try {
      await save(wanted);
      onSaved();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const isTitle = typeof failure === 'string';
      setProblem(isTitle ? { title: failure, reason } : { title: failure(reason), reason: null });
      if (!(error instanceof ApiError)) return;
      for (const name of Object.keys(wanted) as FieldPath<Values>[]) {
        const message = error.fields[name];
        if (message) form.setError(name, { type: 'server', message }, { shouldFocus: true });
      }
    }
  }

  return { form, submit: form.handleSubmit(send), isSaving: form.formState.isSubmitting, problem };
}
