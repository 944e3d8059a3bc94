import { Button } from '@fluentui/react-components';
import { testEmail, testStripe } from '@portal/contract/configuration/endpoints/setup.ts';
import { useMutation } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../../components/Notice.tsx';
import { SmallSpinner } from '../../../../components/SmallSpinner.tsx';
import { Row } from '../../../../components/layout/pieces.tsx';
import { useSharedStyles } from '../../../../components/layout/useSharedStyles.ts';
import { call } from '../../../../lib/api.ts';
import { emailReport, stripeReport, type TestReport } from './testTexts.ts';

type ReportOf = (t: TFunction) => TestReport;

/** Buttons that test the mail service, with a message to oneself, and Stripe; and the latest result. */
export function TestServices() {
  const { t } = useTranslation();
  const shared = useSharedStyles();
  // Kept as a function, so that the text follows a change of the language.
  const [report, setReport] = useState<ReportOf | null>(null);
  const show = (next: ReportOf) => setReport(() => next);
  const onError = ({ message }: Error) => show(() => ({ type: 'error', title: message, lines: [] }));
  const email = useMutation({
    mutationFn: () => call(testEmail, { body: { key: crypto.randomUUID() } }),
    onMutate: () => setReport(null),
    onSuccess: (data) => show((translate) => emailReport(data, translate)),
    onError,
  });
  const stripe = useMutation({
    mutationFn: () => call(testStripe),
    onMutate: () => setReport(null),
    onSuccess: (data) => show((translate) => stripeReport(data, translate)),
    onError,
  });
  const shown = report?.(t);
  return (
    <>
      <Row gap={8} align="stretch">
        <TestButton label={t('Send me a test email')} test={email} />
        <TestButton label={t('Test Stripe')} test={stripe} />
      </Row>
      <div role="status">
        {shown && (
          <Notice type={shown.type} title={shown.title}>
            {shown.lines.map((line) => (
              <p key={line} className={shared('flush', 'breaks')}>
                {line}
              </p>
            ))}
          </Notice>
        )}
      </div>
    </>
  );
}

interface TestButtonProps {
  label: string;
  test: { isPending: boolean; mutate: () => void };
}

/** Keeps the focus while the test runs, and then starts no second one. */
function TestButton({ label, test: { isPending, mutate } }: TestButtonProps) {
  const shared = useSharedStyles();
  return (
    <Button
      className={shared('height40')}
      disabledFocusable={isPending}
      icon={isPending ? <SmallSpinner /> : null}
      onClick={() => mutate()}
    >
      {label}
    </Button>
  );
}
