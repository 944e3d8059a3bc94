import { makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { Mark } from '../../../components/card/Mark.tsx';
import type { toInvoiceLine } from '../rules/lineValues.ts';
import { useStudyLabels } from '../useStudyLabels.ts';

const useStyles = makeStyles({
  detail: {
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
});

/** Summarizes the details of a line while they are collapsed. */
export function LineSummary({ line }: { line: ReturnType<typeof toInvoiceLine> }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const study = useStudyLabels()({
    ...line,
    imageCount: Number.isNaN(line.imageCount) ? null : line.imageCount,
  });
  const sections = line.subsections.length;
  return (
    <>
      {study !== '' && <span className={styles.detail}>{study}</span>}
      {sections > 0 && (
        <span className={styles.detail}>{t('{{count}} subsections', { count: sections })}</span>
      )}
      {line.cnrReason.trim() !== '' && (
        <Mark tone="attention">
          <abbr title={t('Could not retrieve')}>{t('CNR')}</abbr>
        </Mark>
      )}
    </>
  );
}
