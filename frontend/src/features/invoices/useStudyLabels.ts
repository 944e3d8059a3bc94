import type { InvoiceLineView } from '@portal/contract/invoices/schemas/invoice.ts';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../lib/format.ts';

type Study = Pick<InvoiceLineView, 'studyType' | 'studyDate' | 'imageCount'>;

/** Says of which study a line is: `MRI · Mar 4, 2026 · Images: 24`; empty when nothing is known of it. */
export function useStudyLabels(): (study: Study) => string {
  const { t } = useTranslation();
  return ({ studyType, studyDate, imageCount }) =>
    [
      studyType && t(studyType),
      studyDate && formatDay(studyDate, 'medium'),
      imageCount === null ? '' : t('Images: {{images}}', { images: imageCount }),
    ]
      .filter(Boolean)
      .join(' · ');
}
