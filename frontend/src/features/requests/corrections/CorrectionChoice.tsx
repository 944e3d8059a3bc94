import { Button } from '@fluentui/react-components';
import type { BodyInputOf } from '@portal/contract/endpoint.ts';
import { decideCorrection } from '@portal/contract/requests/endpoints/corrections.ts';
import type { Correction } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { SmallSpinner } from '../../../components/SmallSpinner.tsx';
import { Row } from '../../../components/layout/pieces.tsx';
import { useSharedStyles } from '../../../components/layout/useSharedStyles.ts';
import { useToasts } from '../../../components/toasts/useToasts.ts';
import { call } from '../../../lib/api.ts';
import { useRefresh } from '../api/useRefresh.ts';
import { useFieldLabels } from '../fields/useFieldLabels.ts';

interface Props {
  requestId: string;
  updateId: string;
  correction: Correction;
  /** The values that staff compare. Gets the focus after the decision. */
  children: ReactNode;
}

/** Lets staff apply a correction of the client or keep the value on file, while it is open. */
export function CorrectionChoice({ requestId, updateId, correction, children }: Props) {
  const shared = useSharedStyles();
  const { t } = useTranslation();
  const { labels } = useFieldLabels();
  const { isPending, variables, error, mutate } = useDecide(requestId);
  const values = useRef<HTMLDivElement>(null);
  const hasDecided = useRef(false);
  const isOpen = correction.state === 'open';
  useEffect(() => {
    if (isOpen || !hasDecided.current) return;
    hasDecided.current = false;
    if (document.activeElement === document.body) values.current?.focus();
  }, [isOpen]);
  const label = labels[correction.field];
  const actionOf = (decision: 'apply' | 'keep') => ({
    disabledFocusable: isPending,
    icon: isPending && variables.decision === decision ? <SmallSpinner /> : null,
    onClick: () => {
      hasDecided.current = true;
      mutate({ requestId, updateId, field: correction.field, decision, seen: correction.onFile });
    },
  });
  return (
    <div ref={values} tabIndex={-1} data-correction={correction.state}>
      {children}
      {isOpen && (
        <Row gap={8} align="stretch" shared={['above8', 'screenOnly']}>
          <Button {...actionOf('apply')} aria-label={t('Apply: {{field}}', { field: label })}>
            {t('Apply')}
          </Button>
          <Button {...actionOf('keep')} aria-label={t('Keep: {{field}}', { field: label })}>
            {t('Keep')}
          </Button>
        </Row>
      )}
      {error && !isPending && (
        <p role="alert" className={shared('body', 'above8', 'danger')}>
          {error.message}
        </p>
      )}
    </div>
  );
}

/** Sends the decision. Pending until the request is reloaded, also after errors, because someone else may have decided. */
function useDecide(requestId: string) {
  const { t } = useTranslation();
  const toasts = useToasts();
  const refresh = useRefresh(requestId);
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof decideCorrection>) => call(decideCorrection, { body }),
    onSuccess: (_, { decision }) =>
      toasts.show({
        type: 'success',
        message: decision === 'apply' ? t('Correction applied') : t('Value on file kept'),
      }),
    onSettled: refresh,
  });
}
