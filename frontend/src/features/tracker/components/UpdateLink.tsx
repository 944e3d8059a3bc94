import { makeStyles } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../components/LinkButton.tsx';
import type { AccessTo } from '../api/withRequestAccess.ts';

const useStyles = makeStyles({ link: { '@media print': { display: 'none' } } });

/** The way to the update form. Order id and code go with it in the history, not in the address. */
export function UpdateLink({ access: { request, pair } }: { access: AccessTo }) {
  const { t } = useTranslation();
  const styles = useStyles();
  if (request.status === 'cancelled') return null;
  const state = { orderId: request.orderId, ...(pair && { verificationCode: pair.code }) };
  return (
    <span className={styles.link}>
      <LinkButton to="/client/request?update" state={state}>
        {t('Update this request')}
      </LinkButton>
    </span>
  );
}
