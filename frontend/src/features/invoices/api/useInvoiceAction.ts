import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useToasts } from '../../../components/toasts/useToasts.ts';
import { useRefreshInvoices } from './useRefreshInvoices.ts';

interface ActionMessages {
  success: string;
  failure: (reason: string) => string;
  onSuccess?: () => void;
}

/**
 * An action on an invoice. Repeated clicks start it once until the response
 * arrives. A toast shows the result, and the invoices are reloaded in either case.
 */
export function useInvoiceAction(requestId: string, run: () => Promise<unknown>, messages: ActionMessages) {
  const toasts = useToasts();
  const refresh = useRefreshInvoices(requestId);
  const isRunning = useRef(false);
  const { isPending, mutate } = useMutation({
    mutationFn: run,
    onSuccess: () => {
      toasts.show({ type: 'success', message: messages.success });
      messages.onSuccess?.();
    },
    onError: ({ message }) => toasts.show({ type: 'error', message: messages.failure(message) }),
    onSettled: async () => {
      await refresh();
      isRunning.current = false;
    },
  });
  const start = () => {
    if (isRunning.current) return;
    isRunning.current = true;
    mutate();
  };
  return { isPending, start };
}
