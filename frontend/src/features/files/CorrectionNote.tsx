import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { correctionReasons } from '@portal/contract/packets/corrections.ts';
import type { FileView } from '@portal/contract/requests/schemas/requestView.ts';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../lib/format.ts';

const useStyles = makeStyles({
  line: {
    margin: '6px 0 0',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground2,
  },
  current: { fontWeight: tokens.fontWeightSemibold },
});

interface Props {
  file: Pick<FileView, 'corrects' | 'correctedBy'>;
  /** What only staff may read. */
  note?: string | undefined;
}

/** Which version of a document is the current one, and why there is a new one. Nothing for a document with one version. */
export function CorrectionNote({ file: { corrects, correctedBy }, note }: Props) {
  const { t } = useTranslation();
  const styles = useStyles();
  const reason = corrects && [t(correctionReasons[corrects.reason]), note].filter(Boolean).join('. ');
  return (
    <>
      {corrects && (
        <p className={styles.line}>
          {t('New version of {{name}}: {{reason}}', { name: corrects.name, reason })}
        </p>
      )}
      {correctedBy && (
        <p className={mergeClasses(styles.line, styles.current)}>
          {t('Replaced by {{name}} on {{time}}. Please use the new version.', {
            name: correctedBy.name,
            time: formatDateTime(correctedBy.at),
          })}
        </p>
      )}
    </>
  );
}
