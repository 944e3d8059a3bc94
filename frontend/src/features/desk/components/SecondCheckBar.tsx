import { makeStyles, MessageBar, MessageBarBody, tokens } from '@fluentui/react-components';
import type { OpenSecondCheck } from '@portal/contract/packets/secondCheck.ts';
import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../components/buttons/LinkButton.tsx';
import { row, screenOnly } from '../../../components/layout/shapes.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { returnedBeforeText } from '../../requests/cells/returnedBeforeText.ts';
import { checkPagesPath } from '../../requests/startedAction/assemblePath.ts';

const useStyles = makeStyles({
  bars: { display: 'grid', gap: '8px', marginBottom: 'var(--cards-gap, 16px)' },
  body: { ...row('4px 12px'), padding: '6px 12px 6px 0', minWidth: 0, overflowWrap: 'anywhere' },
  text: { flexGrow: 1, flexBasis: '240px', minWidth: 0 },
  details: { display: 'block', whiteSpace: 'pre-line', color: tokens.colorNeutralForeground2 },
  button: { ...screenOnly },
});

/** The packets of a request that wait for their second check, or were sent back, each with the way to it. */
export function SecondCheckBar({ request }: { request: StaffRequestView }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { _id: requestId, secondChecks = [] } = request;
  if (secondChecks.length === 0) return null;
  return (
    <div role="group" aria-label={t('Second check')} className={styles.bars}>
      {secondChecks.map((check) => (
        <MessageBar
          key={check.packetId}
          layout="multiline"
          intent={check.state === 'waiting' ? 'info' : 'warning'}
          aria-labelledby={undefined}
          bottomReflowSpacer={null}
          icon={{ 'aria-hidden': true }}
          data-notice={check.state === 'waiting' ? 'info' : 'warning'}
        >
          <MessageBarBody className={styles.body}>
            {check.state === 'waiting' ? waiting(check) : returned(check)}
          </MessageBarBody>
        </MessageBar>
      ))}
    </div>
  );

  function waiting({ packetId, byName: name, at, returned: before }: OpenSecondCheck) {
    return (
      <>
        <span className={styles.text}>
          <strong>{t('A packet waits for its second check.')}</strong>{' '}
          <span className={styles.details}>
            {t('{{name}} asked for it on {{time}}.', { name, time: formatDateTime(at) })}
          </span>
          {before && <span className={styles.details}>{returnedBeforeText(before, t)}</span>}
        </span>
        <span className={styles.button}>
          <LinkButton to={`${checkPagesPath(requestId)}?packet=${packetId}`}>
            {t('Open the packet')}
          </LinkButton>
        </span>
      </>
    );
  }

  function returned({ byName: name, at, note, pages }: OpenSecondCheck) {
    return (
      <>
        <span className={styles.text}>
          <strong>
            {t('{{name}} sent the packet back on {{time}}', { name, time: formatDateTime(at) })}
          </strong>
          {note && <span className={styles.details}>{note}</span>}
          {pages > 0 && (
            <span className={styles.details}>{t('Pages with a problem: {{pages}}', { pages })}</span>
          )}
        </span>
        <span className={styles.button}>
          <LinkButton to={checkPagesPath(requestId)}>{t('Check pages')}</LinkButton>
        </span>
      </>
    );
  }
}
