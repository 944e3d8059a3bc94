import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { serviceStatus } from '@portal/contract/operations/endpoints/serviceStatus.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Modal } from '../../components/dialogs/Modal.tsx';
import { line, row } from '../../components/layout/shapes.ts';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/apiError.ts';
import { brand } from '../../lib/brand.ts';
import { formatTime } from '../../lib/format.ts';
import { updateMaintenance } from '../../lib/maintenance.ts';
import { useNotices } from '../../lib/notices/notices.ts';
import { BrandMark } from '../layout/BrandMark.tsx';

const CHECK_INTERVAL_MS = 30_000;

const useStyles = makeStyles({
  page: {
    display: 'grid',
    placeItems: 'center',
    width: '100%',
    height: '100%',
    maxWidth: 'none',
    maxHeight: 'none',
    padding: '24px 16px',
    borderRadius: 0,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  content: {
    maxWidth: '560px',
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    '& p': { margin: '0 0 12px' },
  },
  brand: { ...line('10px'), marginBottom: '32px', fontWeight: tokens.fontWeightSemibold },
  heading: {
    margin: '0 0 16px',
    fontSize: tokens.fontSizeHero700,
    lineHeight: tokens.lineHeightHero700,
    fontWeight: tokens.fontWeightSemibold,
  },
  check: { ...row('8px 16px'), margin: '20px 0' },
  link: { color: tokens.colorBrandForegroundLink },
  quiet: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase300 },
});

/** Shows that the portal is down for maintenance, checks every 30 seconds whether it is back, and then disappears. */
export function MaintenanceScreen() {
  const styles = useStyles();
  const { t } = useTranslation();
  const { support } = useNotices();
  const id = useId();
  const queryClient = useQueryClient();
  const status = useQuery({
    queryKey: ['maintenance'],
    queryFn: ({ signal }) => call(serviceStatus, { signal }),
    refetchInterval: CHECK_INTERVAL_MS,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const hasEnded = status.data?.maintenance === false;
  useEffect(() => {
    if (!hasEnded) return;
    updateMaintenance(false);
    // Reloads only the queries that failed because of the maintenance.
    void queryClient.refetchQueries({
      predicate: ({ state: { error } }) => error instanceof ApiError && error.code === 'maintenance',
    });
  }, [hasEnded, queryClient]);

  return (
    <Modal labelledBy={id} className={styles.page} onClose={() => undefined}>
      <div className={styles.content}>
        <div className={styles.brand}>
          <BrandMark />
          {brand.name}
        </div>
        <h1 id={id} className={styles.heading}>
          {t('Down for maintenance')}
        </h1>
        <p>
          {t(
            'We’re working on the portal and will be back soon. Keep this page open: what you entered stays here, and you can continue where you left off.',
          )}
        </p>
        <p>{t('Requests you submitted and payments you made are safe.')}</p>
        {status.data?.incident && <p>{status.data.incident.note}</p>}
        <div className={styles.check}>
          <Button
            appearance="primary"
            disabledFocusable={status.isFetching}
            onClick={() => void status.refetch()}
          >
            {t('Check now')}
          </Button>
          <span role="status" className={styles.quiet}>
            {status.data && t('Checked at {{time}}', { time: formatTime(status.data.checkedAt) })}
          </span>
        </div>
        <p className={styles.quiet}>
          {t('This page checks every 30 seconds and takes you back to the portal when it’s available.')}
        </p>
        <p className={styles.quiet}>
          {t('Need help?')}{' '}
          <a className={styles.link} href={`mailto:${support.email}`}>
            {support.email}
          </a>
        </p>
      </div>
    </Modal>
  );
}
