import { Button } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../../components/Notice.tsx';
import { Row } from '../../../../components/layout/pieces.tsx';
import { useSharedStyles } from '../../../../components/layout/useSharedStyles.ts';
import { useSubmittedBanner } from '../useSubmittedBanner.ts';

/** Confirms a submitted request while the address has `?success`. */
export function SubmittedBanner() {
  const shared = useSharedStyles();
  const { t } = useTranslation();
  const { orderId, close } = useSubmittedBanner();
  const message = orderId
    ? t('Request submitted successfully! Order ID: {{id}}. It will be processed shortly.', { id: orderId })
    : t('Subpoena request submitted successfully! It will be processed shortly.');
  return (
    <div className={shared('below24')}>
      <Notice type="success">
        <Row as="span" gap={12} justify="between" nowrap>
          {message}
          <Button
            appearance="subtle"
            size="small"
            icon={<DismissRegular />}
            aria-label={t('Close')}
            onClick={close}
          />
        </Row>
      </Notice>
    </div>
  );
}
