import type { InvoiceLineView } from '@portal/contract/invoices/schemas/invoice.ts';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../lib/format.ts';

type Study = Pick<InvoiceLineView, 'studyType' | 'studyDate' | 'imageCount'>;

/** Returns a function that describes the study of a line, such as `MRI · Mar 4, 2026 · 24 images`; empty without details. */
export function useStudyLabels(): (study: Study) => string {
  const { t } = useTranslation();
  return ({ studyType, studyDate, imageCount }) =>
    [
      studyType && t(studyType),
      studyDate && formatDay(studyDate, 'medium'),
      imageCount !== null && t('{{images}} images', { count: imageCount, images: imageCount }),
    ]
      .filter(Boolean)
      .join(' · ');
}
