import { useTranslation } from 'react-i18next';
import { Mark } from '../../../components/card/Mark.tsx';
import { useSharedStyles } from '../../../components/layout/useSharedStyles.ts';
import type { toInvoiceLine } from '../rules/lineValues.ts';
import { useStudyLabels } from '../useStudyLabels.ts';

/** Summarizes the details of a line while they are collapsed. */
export function LineSummary({ line }: { line: ReturnType<typeof toInvoiceLine> }) {
  const shared = useSharedStyles();
  const { t } = useTranslation();
  const study = useStudyLabels()({
    ...line,
    imageCount: Number.isNaN(line.imageCount) ? null : line.imageCount,
  });
  const sections = line.subsections.length;
  return (
    <>
      {study !== '' && <span className={shared('small', 'muted')}>{study}</span>}
      {sections > 0 && (
        <span className={shared('small', 'muted')}>{t('{{count}} subsections', { count: sections })}</span>
      )}
      {line.cnrReason.trim() !== '' && (
        <Mark tone="attention">
          <abbr title={t('Could not retrieve')}>{t('CNR')}</abbr>
        </Mark>
      )}
    </>
  );
}
