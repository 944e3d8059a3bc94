import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { CopyRegular } from '@fluentui/react-icons/svg/copy';
import { revealVerificationCode } from '@portal/contract/requests/endpoints/verificationCode.ts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { row, screenOnly } from '../../../components/layout/shapes.ts';
import { useToasts } from '../../../components/toasts/useToasts.ts';
import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx';
import { call } from '../../../lib/api.ts';
import { type CodeContact, ReplaceCode } from '../../tracker/components/access/ReplaceCode.tsx';

const MASKED = '•••••-•••••';

const useStyles = makeStyles({
  // The buttons are higher than the lines of the other facts.
  line: { ...row('0 4px'), margin: '-6px 0' },
  code: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', position: 'relative' },
  button: { ...screenOnly, minWidth: 0, minHeight: '32px', color: tokens.colorBrandForegroundLink },
});

/** The verification code of a request. Hidden by default because each view is recorded in the audit trail. */
export function VerificationCode({ requestId, contact }: { requestId: string; contact: CodeContact }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const toasts = useToasts();
  const reveal = useMutation({
    mutationFn: () => call(revealVerificationCode, { body: { requestId } }),
    gcTime: 0,
    onError: ({ message }) => toasts.show({ type: 'error', message }),
  });
  const code = reveal.data?.verificationCode;
  const label = t('Verification code');

  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text);
      toasts.show({ type: 'success', message: t('{{label}} copied', { label }) });
    } catch {
      toasts.show({ type: 'error', message: t('Failed to copy to clipboard') });
    }
  }

  return (
    <span className={styles.line}>
      <span className={styles.code} role="status">
        {code ?? (
          <>
            <span aria-hidden>{MASKED}</span>
            <VisuallyHidden>{t('Hidden')}</VisuallyHidden>
          </>
        )}
      </span>
      <Button
        appearance="subtle"
        size="small"
        className={styles.button}
        disabledFocusable={reveal.isPending}
        aria-label={code ? t('Hide the verification code') : t('Show the verification code')}
        onClick={() => (code ? reveal.reset() : reveal.mutate())}
      >
        {code ? t('Hide') : t('Show')}
      </Button>
      {code && (
        <Button
          appearance="subtle"
          size="small"
          className={styles.button}
          icon={<CopyRegular />}
          aria-label={t('Copy {{label}}', { label })}
          onClick={() => void copy(code)}
        />
      )}
      <ReplaceCode
        requestId={requestId}
        contact={contact}
        className={styles.button}
        onReplaced={reveal.reset}
      />
    </span>
  );
}
