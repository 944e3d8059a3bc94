import { Button, makeStyles, MessageBar, MessageBarBody, tokens } from '@fluentui/react-components';
import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyComponent } from '../../components/lazyComponent.tsx';
import { useHeadingFocus } from '../../components/page/useHeadingFocus.ts';
import { formatList } from '../../lib/format.ts';
import { reasonLabel, recipientLabel } from '../requests/cells/deliveryLabels.ts';
import { titleOf } from './noticeLabels.ts';

const ContactEmailDialog = lazyComponent(
  async () => (await import('./ContactEmailDialog.tsx')).ContactEmailDialog,
  { failure: 'abovePage' },
);

const useStyles = makeStyles({
  bar: { marginBottom: 'var(--cards-gap, 16px)' },
  body: { minWidth: 0, overflowWrap: 'anywhere' },
  // In the text, so that the bar needs no line of its own for them.
  buttons: { marginLeft: '8px', '@media print': { display: 'none' } },
  button: {
    verticalAlign: 'middle',
    margin: '2px 4px 2px 0',
    '@media (max-width: 599px)': { minHeight: '32px' },
  },
  reason: { color: tokens.colorNeutralForeground2 },
});

interface Props {
  request: StaffRequestView;
  /** Opens the form in which staff correct the address of the attorney. */
  onEditContact: () => void;
  onShowNotices: () => void;
}

/**
 * Says in one line whom emails about a request do not reach. The card “Notices” has the details and everything that staff can
 * do. Stays mounted when all are reached, so that the dialog keeps its input if someone else was faster.
 */
export function UndeliveredBar({ request, onEditContact, onShowNotices }: Props) {
  const { t } = useTranslation();
  const styles = useStyles();
  const { undelivered = [], contactEmail = '' } = request;
  const [isCorrecting, setCorrecting] = useState(false);
  const keepFocus = useHeadingFocus(`${undelivered.length} ${isCorrecting}`);
  const [first, ...others] = undelivered;
  const only = others.length === 0 ? first : undefined;
  const label = t('Undelivered emails');
  return (
    <>
      {first && (
        <div role="group" aria-label={label} className={styles.bar}>
          <MessageBar
            layout="multiline"
            intent="warning"
            aria-labelledby={undefined}
            bottomReflowSpacer={null}
            icon={{ 'aria-hidden': true }}
            data-notice="warning"
          >
            <MessageBarBody className={styles.body}>
              {only ? (
                <span>
                  <strong>{titleOf(only, t)}.</strong>{' '}
                  <span className={styles.reason}>{reasonLabel(only.reason, t)}</span>
                </span>
              ) : (
                <strong>
                  {t('Emails don’t arrive: {{recipients}}', {
                    recipients: formatList(
                      undelivered.map(
                        ({ recipient, address }) => `${recipientLabel(recipient, t)} ${address}`,
                      ),
                    ),
                  })}
                </strong>
              )}{' '}
              <span className={styles.buttons}>
                {only && only.recipient !== 'account' && (
                  <Button
                    size="small"
                    className={styles.button}
                    onPointerEnter={() => void ContactEmailDialog.preload()}
                    onClick={only.recipient === 'contact' ? () => setCorrecting(true) : onEditContact}
                  >
                    {t('Correct the address')}
                  </Button>
                )}
                <Button size="small" appearance="subtle" className={styles.button} onClick={onShowNotices}>
                  {t('Show notices')}
                </Button>
              </span>
            </MessageBarBody>
          </MessageBar>
        </div>
      )}
      {isCorrecting && (
        <ContactEmailDialog
          requestId={request._id}
          address={contactEmail}
          onCorrected={keepFocus}
          onClose={() => setCorrecting(false)}
        />
      )}
    </>
  );
}
