import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorPanel } from '../../../components/notices/ErrorPanel.tsx';
import type { AuthFailure } from '../form/authFailureOf.ts';
import { failureNow } from '../form/failureNow.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { type EnrolmentSecret, TwoStepSecret } from './TwoStepSecret.tsx';

const useStyles = makeStyles({
  skeleton: { display: 'grid', gap: '16px', minHeight: '420px', alignContent: 'start' },
  code: {
    width: '200px',
    aspectRatio: '1',
    borderRadius: '8px',
    backgroundColor: tokens.colorNeutralStencil2,
  },
  line: {
    height: '44px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralStencil1,
  },
});

/** The shape of the set-up while its secret is on the way. */
function EnrolmentSkeleton() {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <div className={styles.skeleton} role="status" aria-label={t('Loading')}>
      <div className={styles.code} />
      <div className={styles.line} />
      <div className={styles.line} />
    </div>
  );
}

interface Props {
  /** Asks for a secret; asked once, and again when it failed. */
  start: () => Promise<EnrolmentSecret>;
  /** What the button of that first code says. */
  action: string;
  /** Turns the second step on with a first code. */
  activate: (code: string) => Promise<{ recoveryCodes: readonly string[] }>;
  /** The recovery codes are saved. */
  onDone: () => void;
}

/** Setting up two-step sign-in: scan, confirm with a code, save the recovery codes. */
export function TwoStepEnrolment({ start, action, activate, onDone }: Props) {
  const { t } = useTranslation();
  const { secret, failure, retry } = useEnrolmentSecret(start);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) return <RecoveryCodes codes={codes} onSaved={onDone} />;
  if (failure) {
    const title = t('Two-step sign-in is not set up yet');
    return <ErrorPanel title={title} message={failure.message} onRetry={retry} />;
  }
  if (!secret) return <EnrolmentSkeleton />;
  return (
    <TwoStepSecret
      secret={secret}
      action={action}
      confirm={async (code) => setCodes((await activate(code)).recoveryCodes)}
    />
  );
}

/** Asks for a secret as soon as it is needed, once however often the screen is drawn. */
function useEnrolmentSecret(start: () => Promise<EnrolmentSecret>) {
  const { t } = useTranslation();
  const [secret, setSecret] = useState<EnrolmentSecret | null>(null);
  const [failure, setFailure] = useState<AuthFailure | null>(null);
  const asked = useRef(false);

  async function ask() {
    setFailure(null);
    try {
      setSecret(await start());
    } catch (error) {
      setFailure(failureNow(error, t('We couldn’t start the setup. Please try again.')));
    }
  }
  const askOnce = useEffectEvent(() => {
    if (asked.current) return;
    asked.current = true;
    void ask();
  });
  useEffect(() => askOnce(), []);
  return { secret, failure, retry: () => void ask() };
}
