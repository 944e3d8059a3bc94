import { makeStyles, tokens } from '@fluentui/react-components';
import { askedItems } from '@portal/contract/submissions/askedItems.ts';
import { useTranslation } from 'react-i18next';

const useStyles = makeStyles({
  detail: { display: 'block', color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
});

interface Props {
  asked: Parameters<typeof askedItems>[0];
  className?: string;
}

/** What staff asked the client for: each thing with the document that it is about, and the requirement. */
export function AskedList({ asked, className }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <ul className={className}>
      {askedItems(asked).map(({ name, line, document }, index) => (
        <li key={index}>
          {t(name)}
          {document !== null && (
            <span className={styles.detail}>{t('Document: {{name}}', { name: document })}</span>
          )}
          {line !== null && (
            <span className={styles.detail}>{t('Requirement: {{line}}', { line: t(line) })}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
