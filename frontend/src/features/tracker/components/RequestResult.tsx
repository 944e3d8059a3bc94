import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusBadge } from '../../../components/StatusBadge.tsx';
import { Surface } from '../../../components/Surface.tsx';
import { useRequestStatuses } from '../api/useRequestStatuses.ts';
import type { TrackedRequest } from '../api/requestStatusQuery.ts';
import { useFileAccess } from '../api/useFileAccess.ts';
import type { LookupPair } from '../lookup/typedLookup.ts';
import { FileGroup } from './FileGroup.tsx';
import { FilePreview } from './FilePreview.tsx';
import { NextStepPanel } from './NextStepPanel.tsx';
import { ProgressTrack } from './ProgressTrack.tsx';
import { RequestDetails } from './RequestDetails.tsx';
import { StatusHistory } from './StatusHistory.tsx';

const useStyles = makeStyles({
  result: { display: 'grid', gap: '16px' },
  summary: { display: 'grid', gap: '24px' },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: '8px 16px',
  },
  title: { ...typographyStyles.subtitle1, margin: 0, outlineStyle: 'none', overflowWrap: 'anywhere' },
  patient: { ...typographyStyles.body1, margin: '2px 0 0', color: tokens.colorNeutralForeground2 },
  columns: {
    display: 'grid',
    gap: '16px',
    alignItems: 'start',
    '@media (min-width: 900px)': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
  },
  column: { display: 'grid', gap: '16px', minWidth: 0 },
});

interface Props {
  pair: LookupPair;
  request: TrackedRequest;
  titleRef: Ref<HTMLHeadingElement>;
}

/** A request as its holder sees it: what to do now, how far it is, then files, details and history. */
export function RequestResult({ pair, request, titleRef }: Props) {
  const { t } = useTranslation();
  const styles = useStyles();
  const statuses = useRequestStatuses();
  const access = useFileAccess(pair, request);
  return (
    <div className={styles.result}>
      <Surface className={styles.summary}>
        <div className={styles.head}>
          <div>
            <h2 ref={titleRef} tabIndex={-1} className={styles.title}>
              {t('Order {{orderId}}', { orderId: request.orderId })}
            </h2>
            <p className={styles.patient}>{request.patientName}</p>
          </div>
          <StatusBadge status={request.status} statuses={statuses} />
        </div>
        <NextStepPanel pair={pair} request={request} />
        <ProgressTrack status={request.status} />
      </Surface>
      <div className={styles.columns}>
        <div className={styles.column}>
          <FileGroup
            title={t('Letter of Authorization / Proof of Service')}
            files={request.loaFiles}
            access={access}
          />
          <FileGroup title={t('Supporting Documents')} files={request.uploadedFiles} access={access} />
          <StatusHistory history={request.statusHistory} statuses={statuses} />
        </div>
        <RequestDetails request={request} />
      </div>
      <FilePreview access={access} />
    </div>
  );
}
