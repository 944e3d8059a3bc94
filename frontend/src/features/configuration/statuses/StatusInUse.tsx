import type { BodyInputOf } from '@portal/contract/endpoint.ts';
import type { deleteStatus } from '@portal/contract/configuration/endpoints/manageStatuses.ts';
import type { ManagedStatus, StatusDeletion } from '@portal/contract/requests/schemas/requestStatus.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmChange, type ConfirmChangeProps } from '../../../components/dialogs/ConfirmChange.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { Stack } from '../../../components/layout/pieces.tsx';
import { SampleRequests } from './SampleRequests.tsx';
import { type Choice, TargetChoice } from './TargetChoice.tsx';

interface Props<Answer> {
  status: ManagedStatus;
  usage: StatusDeletion;
  /** Statuses that the requests can move to. */
  targets: readonly ManagedStatus[];
  onChoose: (choice: BodyInputOf<typeof deleteStatus>) => Promise<Answer>;
  change: Pick<ConfirmChangeProps<Answer>, 'keys' | 'failure' | 'onDone' | 'onClose'>;
}

/** Asks what to do with a status in use: move its requests and delete it, or deactivate it. */
export function StatusInUse<Answer>({ status, usage, targets, onChoose, change }: Props<Answer>) {
  const { t } = useTranslation();
  const [choice, setChoice] = useState<Choice>('migrate');
  const [target, setTarget] = useState('');
  const label = t(status.label);
  const { usageCount } = usage;
  const movesRequests = choice === 'migrate';
  return (
    <ConfirmChange
      {...change}
      title={t('“{{label}}” is in use', { label })}
      confirmLabel={movesRequests ? t('Move requests and delete') : t('Deactivate')}
      disabled={movesRequests && target === ''}
      send={() => onChoose(movesRequests ? { migrateToStatusId: target } : { force: true })}
    >
      <Stack gap={16} shared="plain">
        <Notice
          type="warning"
          title={
            usageCount === 1
              ? t('One request has this status.')
              : t('{{number}} requests have this status.', { number: usageCount })
          }
        >
          {t('Nothing has changed yet.')}
        </Notice>
        <SampleRequests usage={usage} />
        <TargetChoice
          choice={choice}
          onChoice={setChoice}
          target={target}
          onTarget={setTarget}
          targets={targets}
        />
      </Stack>
    </ConfirmChange>
  );
}
