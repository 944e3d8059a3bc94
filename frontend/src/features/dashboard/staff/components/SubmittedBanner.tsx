import { Button, makeStyles } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../../components/Notice.tsx';
import { useSubmittedBanner } from '../useSubmittedBanner.ts';

const useStyles = makeStyles({
  banner: { marginBottom: '24px' },
  line: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '12px' },
});

/** Confirms a submitted request while the address has `?success`. */
export function SubmittedBanner() {
  const styles = useStyles();
  const { t } = useTranslation();
  const { orderId, close } = useSubmittedBanner();
  const message = orderId
    ? t('Request submitted successfully! Order ID: {{id}}. It will be processed shortly.', { id: orderId })
    : t('Subpoena request submitted successfully! It will be processed shortly.');
  return (
    <div className={styles.banner}>
      <Notice type="success">
        <span className={styles.line}>
          {message}
          <Button
            appearance="subtle"
            size="small"
            icon={<DismissRegular />}
            aria-label={t('Close')}
            onClick={close}
          />
        </span>
      </Notice>
    </div>
  );
}
