import { makeStyles, tokens } from '@fluentui/react-components';
import { BUILT_IN_AT } from '@portal/contract/configuration/catalogs/statuses.ts';
import { isSetBySystem } from '@portal/contract/configuration/catalogs/protectedStatuses.ts';
import type { ManagedStatus } from '@portal/contract/requests/schemas/requestStatus.ts';
import { useTranslation } from 'react-i18next';
import { Mark } from '../../../components/card/Mark.tsx';
import { StatusBadge } from '../../../components/StatusBadge.tsx';
import { DeleteButton, EditButton } from '../../../components/list/ItemActions.tsx';
import { ListRow } from '../../../components/list/ListRow.tsx';
import { useCreatedByLabel } from '../lists/useCreatedByLabel.ts';
import { ActivateStatus } from './ActivateStatus.tsx';
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
