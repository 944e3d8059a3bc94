import { makeStyles, tokens } from '@fluentui/react-components';
import { isStaffRole } from '@portal/contract/accounts/catalogs/roles.ts';
import { useTranslation } from 'react-i18next';
import { bodyText } from '../../../components/layout/shapes.ts';
import { NotFoundScreen } from '../../../components/page/NotFoundScreen.tsx';
import { PageHeader } from '../../../components/page/PageHeader.tsx';
import { useSession } from '../../../lib/session/session.ts';
import { InternalRequestForm } from './InternalRequestForm.tsx';

const useStyles = makeStyles({
  subtitle: { ...bodyText, margin: '-20px 0 24px', color: tokens.colorNeutralForeground2 },
});

/** /internal-request: staff enter a request that arrived outside the portal. */
export function InternalRequestScreen() {
  const styles = useStyles();
  const { t } = useTranslation();
  const session = useSession();
  if (!session) return null;
  if (!isStaffRole(session.role)) return <NotFoundScreen />;
  return (
    <>
      <PageHeader
        title={t('New Internal Request')}
        breadcrumbs={[{ label: t('Dashboard'), to: '/dashboard' }]}
      />
      <p className={styles.subtitle}>{t('Import existing subpoena documents to the system')}</p>
      <InternalRequestForm />
    </>
  );
}
