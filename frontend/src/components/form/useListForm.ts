import '../../lib/schemaMode.ts';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type Resolver,
  useForm,
  type UseFormReturn,
} from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { ApiError } from '../../lib/apiError.ts';
import { failureTitle } from '../../lib/language/failureTitle.ts';
import { type ToastMessage, useToasts } from '../toasts/useToasts.ts';

interface Problem {
  readonly title: string;
  /** Null if the title includes the reason. */
  readonly reason: string | null;
}

export interface ListFormOptions<Values extends FieldValues, Body, Data = unknown> {
  schema: z.ZodMiniType<Body, unknown>;
  /** The initial form values. */
  values: Values;
  /**
   * Checks that the schema cannot do. Returns the field with the message next to it and, if it says more, one above the form;
   * null if all is well.
   */
  validate?: (body: Body) => { field: FieldPath<Values>; fieldMessage: string; formMessage?: string } | null;
  save: (body: Body) => Promise<Data>;
  /** The queries that reload before the form is done, also after a failure: what they show may be out of date. */
  keys?: readonly QueryKey[];
  /** The toast after success. */
  success?: string | ((data: Data) => ToastMessage);
  onSaved?: (data: Data) => unknown;
  /** The error message: a title above the reason, or a sentence that includes it. */
  failure?: string | ((reason: string) => string);
}

export interface ListForm<Values extends FieldValues, Body> {
  readonly form: UseFormReturn<Values, unknown, Body & FieldValues>;
  readonly submit: (event: FormEvent) => Promise<void>;
  readonly isSaving: boolean;
  readonly problem: Problem | null;
  /** Removes the message above the form, which is about an earlier attempt. */
  readonly clearProblem: () => void;
}

/** The form of a list item. Shows server errors next to their fields, and keeps the input. */
export function useListForm<Values extends FieldValues, Body extends FieldValues, Data = unknown>(
  options: ListFormOptions<Values, Body, Data>,
): ListForm<Values, Body> {
  const { schema, values, validate, save, keys = [], success, onSaved } = options;
  const { t } = useTranslation();
  const failure = options.failure ?? t('The change was not saved');
  const toasts = useToasts();
  const queryClient = useQueryClient();
  const [problem, setProblem] = useState<Problem | null>(null);
  const form = useForm<Values, unknown, Body>({
    defaultValues: values as DefaultValues<Values>,
    resolver: standardSchemaResolver(schema as never) as Resolver<Values, unknown, Body>,
  });

  async function send(body: Body) {
    const invalid = validate?.(body);
    if (invalid) {
      setProblem(invalid.formMessage === undefined ? null : { title: invalid.formMessage, reason: null });
      form.setError(invalid.field, { type: 'custom', message: invalid.fieldMessage }, { shouldFocus: true });
      return;
    }
    setProblem(null);
    try {
      const data = await save(body).finally(() =>
        Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
      );
      if (typeof success === 'string') toasts.show({ type: 'success', message: success });
      else if (success) toasts.show(success(data));
      onSaved?.(data);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      setProblem(
        typeof failure === 'string'
          ? { title: failureTitle(error, failure), reason }
          : { title: failure(reason), reason: null },
      );
      if (!(error instanceof ApiError)) return;
      for (const name of Object.keys(body) as FieldPath<Values>[]) {
        const message = error.fields[name];
        if (message) form.setError(name, { type: 'server', message }, { shouldFocus: true });
      }
    }
  }

  return {
    form,
    submit: form.handleSubmit(send),
    isSaving: form.formState.isSubmitting,
    problem,
    clearProblem: () => setProblem(null),
  };
}
