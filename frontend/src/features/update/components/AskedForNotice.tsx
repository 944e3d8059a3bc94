import { makeStyles } from '@fluentui/react-components';
import { missingReasons } from '@portal/contract/catalogues/missingReasons.ts';
import type { AskedFor } from '@portal/contract/schemas/askedFor.ts';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/Notice.tsx';

const useStyles = makeStyles({
  list: { margin: '4px 0 0', paddingLeft: '20px' },
  said: { margin: '8px 0 0', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
});

/** What staff wait for, where it is sent. */
export function AskedForNotice({ asked: { missing, note } }: { asked: AskedFor }) {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <Notice type="warning" title={t('We are waiting for this from you')}>
      <ul className={styles.list}>
        {missing.map((reason) => (
          <li key={reason}>{t(missingReasons[reason].name)}</li>
        ))}
      </ul>
      {note && <p className={styles.said}>{note}</p>}
    </Notice>
  );
}
