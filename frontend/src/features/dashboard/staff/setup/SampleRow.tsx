import { Button, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { createSampleRequest } from '@portal/contract/configuration/endpoints/setup.ts';
import type { SampleRequest } from '@portal/contract/configuration/schemas/setup.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { Mark } from '../../../../components/card/Mark.tsx';
import { SmallSpinner } from '../../../../components/SmallSpinner.tsx';
import { StatusBadge } from '../../../../components/StatusBadge.tsx';
import { useToasts } from '../../../../components/toasts/useToasts.ts';
import { call } from '../../../../lib/api.ts';
import { useRequestStatuses } from '../../../requests/api/useRequestStatuses.ts';
import { RemoveSample } from '../../../requests/sample/RemoveSample.tsx';
import { requestPath } from '../../../requests/startedAction/startedAction.ts';
import { setupQuery } from './setupQuery.ts';

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px', minHeight: '40px' },
  button: { minHeight: '40px' },
  link: {
    ...typographyStyles.body1Strong,
    padding: '10px 0',
    color: tokens.colorBrandForegroundLink,
    borderRadius: tokens.borderRadiusSmall,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  text: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3 },
});

/** Creates a request for trying the portal; afterwards, links to it and removes it. */
export function SampleRow({ sample }: { sample: SampleRequest | null }) {
  return sample ? <ExistingSample sample={sample} /> : <NewSample />;
}

function NewSample() {
  const { t } = useTranslation();
  const styles = useStyles();
  const toasts = useToasts();
  const navigate = useNavigate();
  const { isPending, mutate } = useMutation({
    mutationFn: () => call(createSampleRequest),
    onSuccess: ({ requestId }) => navigate(requestPath(requestId)),
    onError: ({ message }) => toasts.show({ type: 'error', message }),
  });
  return (
    <div className={styles.row}>
      <Button
        className={styles.button}
        disabledFocusable={isPending}
        icon={isPending ? <SmallSpinner /> : null}
        onClick={() => mutate()}
      >
        {t('Try a sample request')}
      </Button>
      <span className={styles.text}>{t('It is in no list and no figure, and no client sees it.')}</span>
    </div>
  );
}

function ExistingSample({ sample: { requestId, orderId, status } }: { sample: SampleRequest }) {
  const { t } = useTranslation();
  const styles = useStyles();
  const queryClient = useQueryClient();
  const statuses = useRequestStatuses();
  const [isRemoving, setRemoving] = useState(false);
  return (
    <div className={styles.row}>
      <Mark tone="attention">{t('Sample')}</Mark>
      <Link to={requestPath(requestId)} className={styles.link}>
        {t('Order {{orderId}}', { orderId })}
      </Link>
      <StatusBadge status={status} statuses={statuses} />
      <Button className={styles.button} onClick={() => setRemoving(true)}>
        {t('Remove')}
      </Button>
      {isRemoving && (
        <RemoveSample
          requestId={requestId}
          onRemoved={() => queryClient.invalidateQueries(setupQuery)}
          onClose={() => setRemoving(false)}
        />
      )}
    </div>
  );
}
