import { isSetBySystem } from '@portal/contract/configuration/catalogs/protectedStatuses.ts';
import type { BodyInputOf } from '@portal/contract/endpoint.ts';
import { deleteStatus } from '@portal/contract/configuration/endpoints/manageStatuses.ts';
import type { ManagedStatus, StatusDeletion } from '@portal/contract/requests/schemas/requestStatus.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmChange, type ConfirmChangeProps } from '../../../components/dialogs/ConfirmChange.tsx';
import { Stack } from '../../../components/layout/pieces.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { useToasts } from '../../../components/toasts/useToasts.ts';
import { callWithMessage } from '../../../lib/api.ts';
import { hasReason } from '../../../lib/apiError.ts';
import { partOfStatus } from './partOfStatus.ts';
import { statusKeys } from './managedStatuses.ts';
import { SampleRequests } from './SampleRequests.tsx';
import { type Choice, TargetChoice } from './TargetChoice.tsx';

interface Props {
  status: ManagedStatus;
  statuses: readonly ManagedStatus[];
  onClose: () => void;
}

/** Asks before a status is deleted. If requests have it, asks what happens to them. */
export function DeleteStatus({ status, statuses, onClose }: Props) {
  const { t } = useTranslation();
  const toasts = useToasts();
  const [usage, setUsage] = useState<StatusDeletion | null>(null);
  const send = (choice: BodyInputOf<typeof deleteStatus>) =>
    callWithMessage(deleteStatus, { query: { id: status._id }, body: choice ?? {} });
  const change = {
    keys: statusKeys,
    failure: (error: Error) =>
      hasReason(error)
        ? t('Failed to delete status: {{reason}}', { reason: error.message })
        : t('Failed to delete status'),
    onDone: ({ data, message }: Awaited<ReturnType<typeof send>>) => {
      if (data.outcome === 'in-use') return setUsage(data);
      toasts.show({ type: 'success', message: message ?? t('Status processed successfully') });
      onClose();
    },
    onClose,
  };
  if (usage) {
    return (
      <StatusInUse
        status={status}
        usage={usage}
        targets={statuses.filter(({ _id, isActive }) => isActive && _id !== status._id)}
        onChoose={send}
        change={change}
      />
    );
  }
  const name = t(status.label);
  if (isSetBySystem(status.key)) {
    return (
      <ConfirmChange
        {...change}
        title={t('Deactivate “{{name}}”?', { name })}
        confirmLabel={t('Deactivate')}
        send={() => send({})}
      >
        <p>{partOfStatus(status.key, true, t)}</p>
        <p>
          {t(
            'You can only deactivate this status, not delete it. Staff can no longer choose it. Requests that have it keep it.',
          )}
        </p>
        <p>{partOfStatus(status.key, false, t)}</p>
      </ConfirmChange>
    );
  }
  return (
    <ConfirmChange {...change} title={t('Delete “{{name}}”?', { name })} send={() => send({})}>
      <p>
        {t(
          'If no request has this status, it is deleted permanently. Otherwise, you first choose what happens to those requests.',
        )}
      </p>
    </ConfirmChange>
  );
}

interface StatusInUseProps<Answer> {
  status: ManagedStatus;
  usage: StatusDeletion;
  /** Statuses that the requests can move to. */
  targets: readonly ManagedStatus[];
  onChoose: (choice: BodyInputOf<typeof deleteStatus>) => Promise<Answer>;
  change: Pick<ConfirmChangeProps<Answer>, 'keys' | 'failure' | 'onDone' | 'onClose'>;
}

/** Asks what to do with a status in use: move its requests and delete it, or deactivate it. */
function StatusInUse<Answer>({ status, usage, targets, onChoose, change }: StatusInUseProps<Answer>) {
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
