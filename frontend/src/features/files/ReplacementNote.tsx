import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { replacementReasons } from '@portal/contract/packets/replacements.ts';
import type { FileView } from '@portal/contract/requests/schemas/requestView.ts';
import { useTranslation } from 'react-i18next';
import { smallText } from '../../components/layout/shapes.ts';
import { formatDateTime } from '../../lib/format.ts';

const useStyles = makeStyles({
  line: { ...smallText, margin: '6px 0 0', color: tokens.colorNeutralForeground2 },
  current: { fontWeight: tokens.fontWeightSemibold },
});

interface Props {
  file: Pick<FileView, 'replaces' | 'replacedBy'>;
  /** What only staff may read. */
  note?: string | undefined;
}

/** Which version of a document is the current one, and why there is a new one. Nothing for a document with one version. */
export function ReplacementNote({ file: { replaces, replacedBy }, note }: Props) {
  const { t } = useTranslation();
  const styles = useStyles();
  const reason = replaces && [t(replacementReasons[replaces.reason]), note].filter(Boolean).join('. ');
  return (
    <>
      {replaces && (
        <p className={styles.line}>
          {t('New version of {{name}}: {{reason}}', { name: replaces.name, reason })}
        </p>
      )}
      {replacedBy && (
        <p className={mergeClasses(styles.line, styles.current)}>
          {t('Replaced by {{name}} on {{time}}. Please use the new version.', {
            name: replacedBy.name,
            time: formatDateTime(replacedBy.at),
          })}
        </p>
      )}
    </>
  );
}
