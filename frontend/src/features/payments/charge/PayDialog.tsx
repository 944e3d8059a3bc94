import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Modal } from '../../../components/dialogs/Modal.tsx';
import { accessibleBehindDialogs } from '../../../components/dialogs/accessibleBehindDialogs.ts';
import { useSharedStyles } from '../../../components/layout/useSharedStyles.ts';

const useStyles = makeStyles({
  dialog: { width: 'min(520px, 100vw - 32px)' },
  head: {
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: '16px',
    padding: '20px 12px 12px 24px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    '@media (max-width: 599px)': { padding: '16px 8px 12px 16px' },
  },
  close: { minWidth: '40px', minHeight: '40px', flexShrink: 0 },
  body: { padding: '20px 24px 24px', '@media (max-width: 599px)': { padding: '16px' } },
});

/** Lets the browser move the focus, because Fluent's focus trap does not see the fields of the payment provider. */
const browserFocus = { 'data-tabster': '{"uncontrolled":{"completely":true}}' };

interface ProgressEvents {
  onBusy: (busy: boolean) => void;
  onVerifying: (verifying: boolean) => void;
}

interface Props {
  title: string;
  /** The amount, and what it pays for. */
  description: string;
  form: (progress: ProgressEvents) => ReactNode;
  onClose: () => void;
}

/** A dialog that pays for an item of a request. It cannot be closed while a payment is in progress. */
export function PayDialog({ title, description, form, onClose }: Props) {
  const { t } = useTranslation();
  const styles = useStyles();
  const shared = useSharedStyles();
  const titleId = useId();
  useEffect(keepAddedElementsAccessible, []);
  const [busy, setBusy] = useState(false);
  const [verifying, setVerifying] = useState(false);
  const locked = busy && !verifying;
  const close = () => {
    if (!locked) onClose();
  };
  return (
    <Modal labelledBy={titleId} className={styles.dialog} onClose={close}>
      <div className={styles.head} data-dialog-header>
        <div>
          <h2 id={titleId} className={shared('large')}>
            {title}
          </h2>
          <p className={shared('body', 'above2', 'soft', 'breaks')}>{description}</p>
        </div>
        <Button
          className={styles.close}
          appearance="subtle"
          icon={<DismissRegular />}
          aria-label={t('Close')}
          disabledFocusable={locked}
          onClick={close}
        />
      </div>
      <div className={styles.body} {...browserFocus}>
        {form({ onBusy: setBusy, onVerifying: setVerifying })}
      </div>
    </Modal>
  );
}

/** The payment provider adds the authentication of a card to the body. The dialog must not hide it. */
function keepAddedElementsAccessible(): () => void {
  const watcher = new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof Element)) continue;
      for (const [name, value] of Object.entries(accessibleBehindDialogs)) node.setAttribute(name, value);
    }
  });
  watcher.observe(document.body, { childList: true });
  return () => watcher.disconnect();
}
