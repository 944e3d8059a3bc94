import { makeStyles, tokens } from '@fluentui/react-components';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button.tsx';
import { Modal } from '../../../components/Modal.tsx';
import type { Loss } from './whatIsLost.ts';

const useStyles = makeStyles({
  dialog: {
    width: '480px',
    padding: '24px',
    '@media (max-width: 599px)': {
      width: 'calc(100vw - 32px)',
      height: 'auto',
      maxHeight: 'calc(100dvh - 32px)',
      borderRadius: tokens.borderRadiusXLarge,
    },
  },
  heading: {
    margin: '0 0 12px',
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
  },
  text: {
    margin: '0 0 12px',
    fontSize: tokens.fontSizeBase300,
    lineHeight: '22px',
    color: tokens.colorNeutralForeground2,
  },
  lost: {
    margin: '0 0 12px',
    paddingLeft: '20px',
    fontSize: tokens.fontSizeBase300,
    lineHeight: '24px',
    overflowWrap: 'anywhere',
  },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: '12px',
    marginTop: '24px',
    '& > button': { minHeight: '40px' },
    '@media (max-width: 519px)': { flexDirection: 'column-reverse', '& > button': { minHeight: '44px' } },
  },
});

interface Props {
  loss: Loss;
  /** The fee is paid: the request is completed without the person. */
  paid: boolean;
  onStay: () => void;
  onLeave: () => void;
  /** Throws away what was entered; undefined: it has gone too far for that. */
  onDiscard?: (() => void) | undefined;
}

/** Asks before the wizard is left, and says what is lost and what is kept. */
export function LeaveDialog({ loss, paid, onStay, onLeave, onDiscard }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  const id = useId();
  const lost = [
    ...(loss.ssn ? [t('the Social Security digits')] : []),
    ...loss.uploads.map((name) => t('the upload of {{name}}', { name })),
    ...(loss.paymentDetails ? [t('card or bank details')] : []),
  ];
  const kept = () => {
    if (paid) {
      return t(
        'The fee is paid. If you leave now, your request is submitted by itself and the confirmation comes by email.',
      );
    }
    return lost.length > 0
      ? t('Everything else you entered stays in this tab until you close it or start another request.')
      : t('What you entered stays in this tab until you close it or start another request.');
  };
  return (
    <Modal labelledBy={id} className={styles.dialog} onClose={onStay}>
      <h2 id={id} className={styles.heading}>
        {t('Leave this request?')}
      </h2>
      {lost.length > 0 && (
        <>
          <p className={styles.text}>{t('This will be lost:')}</p>
          <ul className={styles.lost}>
            {lost.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </>
      )}
      <p className={styles.text}>{kept()}</p>
      <div className={styles.actions}>
        {onDiscard && (
          <Button appearance="subtle" onClick={onDiscard}>
            {t('Discard request')}
          </Button>
        )}
        <Button onClick={onLeave}>{t('Leave')}</Button>
        <Button appearance="primary" onClick={onStay}>
          {t('Stay')}
        </Button>
      </div>
    </Modal>
  );
}
