import { useQueryClient } from '@tanstack/react-query';
import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import { type ListForm, useListForm } from '../../../components/form/useListForm.ts';
import { useToasts } from '../../../components/toasts/useToasts.ts';
import { INCIDENTS_KEY } from '../incidentQueries.ts';

interface Options<Values, Body> {
  schema: z.ZodMiniType<Body, unknown>;
  values: Values;
  send: (body: Body) => Promise<unknown>;
  /** Toast after saving. */
  successMessage: string;
  failure: string;
  onSaved: () => void;
}

/** A form that changes an incident. Reloads the incidents also after a failure. */
export function useIncidentForm<Values extends FieldValues, Body extends FieldValues>({
  send,
  successMessage,
  ...form
}: Options<Values, Body>): ListForm<Values, Body> {
  const toasts = useToasts();
  const queryClient = useQueryClient();
  return useListForm<Values, Body>({
    ...form,
    save: async (body) => {
      try {
        await send(body);
        toasts.show({ type: 'success', message: successMessage });
      } finally {
        void queryClient.invalidateQueries({ queryKey: [...INCIDENTS_KEY] });
      }
    },
  });
}
