import type { DataOf } from '@portal/contract/endpoint.ts';
import { accountDisclosures } from '@portal/contract/endpoints/disclosures.ts';
import type { PatientPeriod } from '@portal/contract/schemas/disclosures.ts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../app/i18n.ts';
import { useToasts } from '../../../components/toasts/useToasts.ts';
import { call } from '../../../lib/api.ts';
import { readersZone } from '../../../lib/format.ts';
import { saveBlob } from '../../../lib/saveBlob.ts';

export type Accounting = DataOf<typeof accountDisclosures>;

/** Saves an accounting as a file; what goes wrong is said in a toast. */
export function useSaveAccounting() {
  const { t } = useTranslation();
  const toasts = useToasts();
  return useMutation({
    mutationFn: ({ period, file }: { period: PatientPeriod; file: 'pdf' | 'csv' }) =>
      call(accountDisclosures, {
        body: { ...period, file, language: currentLanguage(), timeZone: readersZone() },
      }),
    onSuccess: ({ file }) => {
      if (!file) return;
      const bytes = Uint8Array.from(atob(file.content), (letter) => letter.codePointAt(0) ?? 0);
      saveBlob(new Blob([bytes], { type: file.contentType }), file.name);
      toasts.show({ type: 'success', message: t('Accounting exported') });
    },
    onError: ({ message: reason }) =>
      toasts.show({ type: 'error', message: t('Error exporting the accounting: {{reason}}', { reason }) }),
  });
}
