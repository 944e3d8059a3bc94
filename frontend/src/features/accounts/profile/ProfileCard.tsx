import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { displayPhone } from '@portal/contract/fields/entered/phone.ts';
import { EditRegular } from '@fluentui/react-icons/svg/edit';
import { DEFAULT_JOB_TITLE } from '@portal/contract/requests/catalogs/departments.ts';
import type { UserView } from '@portal/contract/accounts/schemas/user.ts';
import { useTranslation } from 'react-i18next';
import { Surface } from '../../../components/Surface.tsx';

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gap: '20px 24px',
    margin: 0,
    '@media (min-width: 900px)': { gridTemplateColumns: '1fr 1fr' },
  },
  term: {
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
  value: {
    margin: '2px 0 0',
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
  },
  absent: { color: tokens.colorNeutralForeground3 },
  actions: { display: 'flex', justifyContent: 'flex-end', marginTop: '20px' },
});

/** The profile, read-only. */
export function ProfileCard({ user, onEdit }: { user: UserView; onEdit: () => void }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const facts = [
    { term: t('First name'), value: user.firstName },
    { term: t('Last name'), value: user.lastName },
    { term: t('Email'), value: user.email },
    { term: t('Phone number'), value: displayPhone(user.phoneNumber) },
    {
      term: t('Job title'),
      value: user.jobTitle === DEFAULT_JOB_TITLE ? t(DEFAULT_JOB_TITLE) : user.jobTitle,
    },
    { term: t('Department'), value: t(user.department) },
    { term: t('About you'), value: user.bio },
  ];
  return (
    <Surface>
      <dl className={styles.list}>
        {facts.map(({ term, value }) => (
          <div key={term}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.value}>
              {value || <span className={styles.absent}>{t('Not provided')}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.actions}>
        <Button appearance="primary" size="large" icon={<EditRegular />} onClick={onEdit}>
          {t('Edit profile')}
        </Button>
      </div>
    </Surface>
  );
}
