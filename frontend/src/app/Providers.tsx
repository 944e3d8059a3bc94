import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { DialogProvider } from '../components/dialogs/DialogProvider.tsx';
import { ErrorBoundary } from '../components/page/ErrorBoundary.tsx';
import { ColorSchemeProvider } from '../components/theme/ColorScheme.tsx';
import { ToastProvider } from '../components/toasts/ToastProvider.tsx';
import { refetchOnOtherTabChange } from '../lib/dataChanges.ts';
import { createQueryClient } from '../lib/query/queryClient.ts';

/** The context providers around all screens, except the router. */
export function Providers({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  useEffect(() => refetchOnOtherTabChange(queryClient), [queryClient]);
  return (
    <ColorSchemeProvider>
      <ErrorBoundary>
        <QueryClientProvider client={queryClient}>
          <ToastProvider>
            <DialogProvider>{children}</DialogProvider>
          </ToastProvider>
        </QueryClientProvider>
      </ErrorBoundary>
    </ColorSchemeProvider>
  );
}
