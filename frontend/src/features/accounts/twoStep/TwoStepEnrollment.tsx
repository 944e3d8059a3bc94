import { makeStyles, SkeletonItem } from '@fluentui/react-components';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorPanel } from '../../../components/notices/ErrorPanel.tsx';
import type { AuthFailure } from '../form/authFailureOf.ts';
import { authFailureNow } from '../form/authFailureNow.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { type EnrollmentSecret, TwoStepSecret } from './TwoStepSecret.tsx';

const useStyles = makeStyles({
  skeleton: { display: 'grid', gap: '16px', minHeight: '420px', alignContent: 'start' },
  code: { width: '200px', aspectRatio: '1' },
  line: { height: '44px' },
});

/** Skeleton of the setup while the secret loads. */
function EnrollmentSkeleton() {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <div className={styles.skeleton} role="status" aria-label={t('Loading')}>
      <SkeletonItem className={styles.code} />
      <SkeletonItem className={styles.line} />
      <SkeletonItem className={styles.line} />
    </div>
  );
}

interface Props {
  /** Requests a secret. Called once, and again on a retry. */
  start: () => Promise<EnrollmentSecret>;
  /** Label of the button that sends the first code. */
  action: string;
  /** Turns on two-step sign-in with the first code. */
  activate: (code: string) => Promise<{ recoveryCodes: readonly string[] }>;
  /** Called after the user has saved the recovery codes. */
  onDone: () => void;
}

/** Sets up two-step sign-in: scan the QR code, confirm with a code, save the recovery codes. */
export function TwoStepEnrollment({ start, action, activate, onDone }: Props) {
  const { t } = useTranslation();
  const { secret, failure, retry } = useEnrollmentSecret(start);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) return <RecoveryCodes codes={codes} onSaved={onDone} />;
  if (failure) {
    const title = t('Two-step sign-in is not set up yet');
    return <ErrorPanel title={title} message={failure.message} onRetry={retry} />;
  }
  if (!secret) return <EnrollmentSkeleton />;
  return (
    <TwoStepSecret
      secret={secret}
      action={action}
      confirm={async (code) => setCodes((await activate(code)).recoveryCodes)}
    />
  );
}

/** Requests a secret on mount, once even if effects run twice. */
function useEnrollmentSecret(start: () => Promise<EnrollmentSecret>) {
  const { t } = useTranslation();
  const [secret, setSecret] = useState<EnrollmentSecret | null>(null);
  const [failure, setFailure] = useState<AuthFailure | null>(null);
  const hasStarted = useRef(false);

  async function load() {
    setFailure(null);
    try {
      setSecret(await start());
    } catch (error) {
      setFailure(authFailureNow(error, t('We couldn’t start the setup. Please try again.')));
    }
  }
  const loadOnce = useEffectEvent(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    void load();
  });
  useEffect(() => loadOnce(), []);
  return { secret, failure, retry: () => void load() };
}
