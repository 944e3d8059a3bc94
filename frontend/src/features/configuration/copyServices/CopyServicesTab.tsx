import { Button, makeStyles, typographyStyles } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons/svg/add';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/Notice.tsx';
import { LoadError } from '../../../components/notices/ErrorPanel.tsx';
import { ScreenSkeleton } from '../../../components/page/ScreenSkeleton.tsx';
import { useSession } from '../../../lib/session/session.ts';
import { managedNoticesQuery } from '../notices/managedNotices.ts';
import { History } from '../notices/History.tsx';
import { NoticeValues } from '../notices/NoticeValues.tsx';
import { ServiceCard } from './ServiceCard.tsx';
import { ServiceDialog } from './ServiceDialog.tsx';

const useStyles = makeStyles({
  tab: { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' },
  title: { ...typographyStyles.subtitle1, margin: '0 auto 0 0' },
});

/** Copy services, notices and their history. Staff can view them; admins can change them. */
export function CopyServicesTab() {
  const { t } = useTranslation();
  const styles = useStyles();
  const canEdit = useSession()?.role === 'admin';
  const [isAdding, setAdding] = useState(false);
  const query = useQuery(managedNoticesQuery);
  const { data, error } = query;
  if (!data && !error) return <ScreenSkeleton />;
  return (
    <div className={styles.tab}>
      <LoadError query={query} title={t('Failed to load copy services and notices')} />
      {data && (
        <>
          {!canEdit && <Notice type="info">{t('Only admins can make changes here.')}</Notice>}
          <div className={styles.head}>
            <h2 className={styles.title}>{t('Copy Services')}</h2>
            {canEdit && (
              <Button appearance="primary" icon={<AddRegular />} onClick={() => setAdding(true)}>
                {t('Add Copy Service')}
              </Button>
            )}
          </div>
          <Notice type="info" title={t('About the “Other” option')}>
            {t('The request form adds “Other Copy Service” automatically. Don’t add it here.')}
          </Notice>
          {data.services.length === 0 && <Notice type="info">{t('No copy services yet')}</Notice>}
          {data.services.map((service, index) => (
            <ServiceCard key={service.id} service={service} position={index + 1} canEdit={canEdit} />
          ))}
          <NoticeValues notices={data} canEdit={canEdit} />
          <History notices={data} canEdit={canEdit} />
        </>
      )}
      {isAdding && <ServiceDialog service={null} position={0} onClose={() => setAdding(false)} />}
    </div>
  );
}
