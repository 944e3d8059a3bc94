import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { displayPhone } from '@portal/contract/fields/entered/phone.ts';
import { EditRegular } from '@fluentui/react-icons/svg/edit';
import { DEFAULT_JOB_TITLE } from '@portal/contract/requests/catalogs/departments.ts';
import type { UserView } from '@portal/contract/accounts/schemas/user.ts';
import { useTranslation } from 'react-i18next';
import { Surface } from '../../../components/Surface.tsx';
import { Row } from '../../../components/layout/pieces.tsx';
import { useSharedStyles } from '../../../components/layout/useSharedStyles.ts';

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gap: '20px 24px',
    margin: 0,
    '@media (min-width: 900px)': { gridTemplateColumns: '1fr 1fr' },
  },
  value: {
    margin: '2px 0 0',
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
  },
});

/** The profile, read-only. */
export function ProfileCard({ user, onEdit }: { user: UserView; onEdit: () => void }) {
  const styles = useStyles();
  const shared = useSharedStyles();
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
            <dt className={shared('small', 'muted')}>{term}</dt>
            <dd className={styles.value}>
              {value || <span className={shared('muted')}>{t('Not provided')}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <Row align="stretch" justify="right" nowrap shared="above20">
        <Button appearance="primary" size="large" icon={<EditRegular />} onClick={onEdit}>
          {t('Edit profile')}
        </Button>
      </Row>
    </Surface>
  );
}
