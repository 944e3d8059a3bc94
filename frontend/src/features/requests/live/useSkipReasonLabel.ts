import type { SkipReason } from '@portal/contract/requests/live/schemas.ts';
import { useTranslation } from 'react-i18next';

/** Returns a function from the reason for skipping a request to its text. */
export function useSkipReasonLabel(): (reason: string) => string {
  const { t } = useTranslation();
  const labels: Readonly<Record<SkipReason, string>> = {
    waiting_for_client: t('Waiting for the client'),
    waiting_for_facility: t('Waiting for the facility'),
    needs_colleague: t('A colleague should handle it'),
    missing_information: t('Information is missing'),
    other: t('Another reason'),
  };
  return (reason) => labels[reason as SkipReason] ?? reason;
}
