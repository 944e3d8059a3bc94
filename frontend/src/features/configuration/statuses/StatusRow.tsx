import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { BUILT_IN_AT, statusColors } from '@portal/contract/configuration/catalogs/statuses.ts';
import { isSetBySystem } from '@portal/contract/configuration/catalogs/protectedStatuses.ts';
import { editStatus } from '@portal/contract/configuration/endpoints/manageStatuses.ts';
import type { ManagedStatus } from '@portal/contract/requests/schemas/requestStatus.ts';
import { useTranslation } from 'react-i18next';
import { Mark } from '../../../components/card/Mark.tsx';
import { StatusBadge } from '../../../components/StatusBadge.tsx';
import { DeleteButton, EditButton } from '../../../components/list/ItemActions.tsx';
import { ListRow } from '../../../components/list/ListRow.tsx';
import { SmallSpinner } from '../../../components/SmallSpinner.tsx';
import { useToasts } from '../../../components/toasts/useToasts.ts';
import { call } from '../../../lib/api.ts';
import { useListMutation } from '../../../lib/query/useListMutation.ts';
import { useCreatedByLabel } from '../lists/useCreatedByLabel.ts';
import { statusKeys } from './managedStatuses.ts';
import { partOfStatus } from './partOfStatus.ts';
import { MigrationProgress } from './MigrationProgress.tsx';

const useStyles = makeStyles({
  key: {
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground3,
  },
});

interface Props {
  status: ManagedStatus;
  statuses: readonly ManagedStatus[];
  isFallback: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

/** One status with its actions. */
export function StatusRow({ status, statuses, isFallback, onEdit, onDelete }: Props) {
  const { t } = useTranslation();
  const styles = useStyles();
  const createdByLabel = useCreatedByLabel();
  const { key, description, order, isActive, isProtected, migration } = status;
  const label = t(status.label);
  const isBuiltIn = status.createdAt === BUILT_IN_AT;
  const isMoving = migration?.state === 'running';
  return (
    <ListRow
      order={`#${order}`}
      head={
        <>
          <StatusBadge status={key} statuses={statuses} />
          <code className={styles.key}>{key}</code>
          {isProtected && <Mark>{t('System Status')}</Mark>}
          {!isActive && <Mark tone="attention">{t('Inactive', { context: 'item' })}</Mark>}
        </>
      }
      text={[description, partOfStatus(key, isActive, t)].filter(Boolean).join('\n')}
      details={isFallback ? undefined : isBuiltIn ? t('Built-in') : createdByLabel(status)}
      actions={
        !isFallback &&
        !isMoving && (
          <>
            {!isActive && <ActivateStatus status={status} />}
            <EditButton name={label} onClick={onEdit} />
            {!isProtected && (isActive || !isSetBySystem(key)) && (
              <DeleteButton name={label} onClick={onDelete} />
            )}
          </>
        )
      }
    >
      {migration && <MigrationProgress migration={migration} label={label} />}
    </ListRow>
  );
}

/** Button that makes an inactive status available again. */
function ActivateStatus({ status }: { status: ManagedStatus }) {
  const { t } = useTranslation();
  const toasts = useToasts();
  const { label, description, order, _id: id } = status;
  const color = statusColors.find((value) => value === status.color) ?? 'gray';
  const { isPending, mutate } = useListMutation(statusKeys, () =>
    call(editStatus, { query: { id }, body: { label, color, description, order, isActive: true } }),
  );
  return (
    <Button
      aria-label={t('Activate {{name}}', { name: t(label) })}
      disabledFocusable={isPending}
      icon={isPending ? <SmallSpinner /> : null}
      onClick={() =>
        mutate(undefined, {
          onSuccess: () => toasts.show({ type: 'success', message: t('Status updated successfully') }),
          onError: ({ message }) =>
            toasts.show({ type: 'error', message: `${t('Failed to update status')}: ${message}` }),
        })
      }
    >
      {t('Activate')}
    </Button>
  );
}
