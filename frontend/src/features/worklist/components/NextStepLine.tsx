import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ArrowDownloadRegular } from '@fluentui/react-icons/svg/arrow-download';
import { ClockRegular } from '@fluentui/react-icons/svg/clock';
import { PaymentRegular } from '@fluentui/react-icons/svg/payment';
import { WarningRegular } from '@fluentui/react-icons/svg/warning';
import type { RequestListItem } from '@portal/contract/requests/schemas/requestList.ts';
import { useTranslation } from 'react-i18next';
import { inlineLine, smallText } from '../../../components/layout/shapes.ts';
import { nextStepLabels } from '../rules/nextStepLabels.ts';

const useStyles = makeStyles({
  line: { ...inlineLine('4px'), ...smallText, color: tokens.colorNeutralForeground3 },
  icon: { flexShrink: 0 },
  own: { fontWeight: tokens.fontWeightSemibold, color: tokens.colorStatusWarningForeground3 },
  ready: { fontWeight: tokens.fontWeightSemibold, color: tokens.colorStatusSuccessForeground1 },
});

const icons = {
  pay: PaymentRegular,
  verify: WarningRegular,
  update: WarningRegular,
  download: ArrowDownloadRegular,
  clearing: ClockRegular,
  embargo: ClockRegular,
  staff: ClockRegular,
  closed: ClockRegular,
} as const;

/** What a request waits for. Stands out if the client must do it. */
export function NextStepLine({ request }: { request: Pick<RequestListItem, 'nextStep' | 'orderId'> }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { nextStep: step, orderId } = request;
  if (!step) return null;
  const labels = nextStepLabels(step, orderId, t);
  if (!labels.text) return null;
  const Icon = icons[step.kind];
  const isReady = step.kind === 'download';
  return (
    <span
      className={mergeClasses(styles.line, labels.action !== null && (isReady ? styles.ready : styles.own))}
    >
      <Icon className={styles.icon} aria-hidden />
      {labels.text}
    </span>
  );
}
