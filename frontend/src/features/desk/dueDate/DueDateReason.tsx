import { Button, makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { ChevronDownRegular } from '@fluentui/react-icons/svg/chevron-down';
import { ChevronRightRegular } from '@fluentui/react-icons/svg/chevron-right';
import { closedStatuses } from '@portal/contract/configuration/catalogs/statuses.ts';
import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { formatDateTime, formatDay } from '../../../lib/format.ts';
import { facilityDay } from '../../requests/cells/facilityDay.ts';
import { explainDueDate, explainEarlyDue, explainPause } from '../../requests/deadline/deadlineTexts.ts';

const CalculatedDateDialog = lazyComponent(
  async () => (await import('./CalculatedDateDialog.tsx')).CalculatedDateDialog,
  { failure: 'abovePage' },
);

const useStyles = makeStyles({
  text: { ...typographyStyles.body1, margin: '4px 0 0', overflowWrap: 'anywhere' },
  source: { color: tokens.colorNeutralForeground3 },
  toggle: {
    ...typographyStyles.body1,
    minWidth: 0,
    padding: '0 4px 0 0',
    margin: '4px 0 0 -4px',
    '@media print': { display: 'none' },
  },
  early: { margin: '8px 0 0', padding: 0, listStyleType: 'none', display: 'grid', gap: '8px' },
  reason: { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
});

/** Why the request is due on its date, what its clock waits for, and the earliest production date. */
export function DueDateReason({ request }: { request: StaffRequestView }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const id = useId();
  const [isExpanded, setExpanded] = useState(false);
  const { deadline, earliestProduction, earlyReleases = [] } = request;
  const pause = deadline ? explainPause(deadline, 'staff', t) : null;
  const reason = deadline ? explainDueDate(deadline, t) : null;
  const isClosed = closedStatuses.includes(request.status);
  const early = isClosed ? null : explainEarlyDue(request, facilityDay(new Date(request.submittedAt)), t);
  const source = deadline?.explanation?.source;
  return (
    <>
      {pause && <p className={styles.text}>{pause}</p>}
      {early && <p className={styles.text}>{early}</p>}
      {earliestProduction && (
        <p className={styles.text} title={earliestProduction.source}>
          {t('Earliest production date: {{day}}', { day: formatDay(earliestProduction.day, 'medium') })}
        </p>
      )}
      {earlyReleases.length > 0 && (
        <ul className={styles.early}>
          {earlyReleases.map(({ at, byName: name, reason: why }) => (
            <li key={at}>
              {t('{{name}} released documents earlier on {{time}}', { name, time: formatDateTime(at) })}
              {/* Reasons are not translated. */}
              <p className={styles.reason}>{why}</p>
            </li>
          ))}
        </ul>
      )}
      {reason && (
        <>
          <Button
            appearance="subtle"
            size="small"
            className={styles.toggle}
            icon={isExpanded ? <ChevronDownRegular /> : <ChevronRightRegular />}
            aria-expanded={isExpanded}
            aria-controls={isExpanded ? id : undefined}
            onClick={() => setExpanded(!isExpanded)}
          >
            {t('Why this date?')}
          </Button>
          {isExpanded && (
            <div id={id}>
              <p className={styles.text}>{reason}</p>
              {source && (
                <p className={mergeClasses(styles.text, styles.source)}>
                  {t('Source: {{source}}', { source: t(source) })}
                </p>
              )}
              {deadline?.isManual && !isClosed && <RestoreButton request={request} />}
            </div>
          )}
        </>
      )}
    </>
  );
}

function RestoreButton({ request }: { request: StaffRequestView }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('Use the calculated date')}
      </Button>
      {isOpen && <CalculatedDateDialog request={request} onClose={() => setOpen(false)} />}
    </>
  );
}
