import { Button, makeStyles } from '@fluentui/react-components';
import type { StaffMessage } from '@portal/contract/messages/schemas.ts';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../components/Notice.tsx';
import { Select } from '../../components/Select.tsx';
import { row, softSmall } from '../../components/layout/shapes.ts';
import { formatDateTime } from '../../lib/format.ts';
import { useAssignees } from '../requests/api/useAssignees.ts';
import type { CallAccess } from '../requests/api/withRequestAccess.ts';
import { useAssignMessage, useResolveMessage } from './api/useMessageAssignment.ts';

const useStyles = makeStyles({
  row: { ...row('4px 8px'), marginTop: '6px', '& button': { '@media print': { display: 'none' } } },
  state: { ...softSmall },
  select: { minWidth: '160px' },
});

interface Props {
  access: CallAccess;
  message: StaffMessage;
}

/** Who takes care of a message. Staff assign it to a colleague or themselves, and resolve it. */
export function MessageAssignment({ access, message: { position, assignment } }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  const [isChoosing, setChoosing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const resolve = useResolveMessage(access);
  const close = () => {
    // The button is back when React has rendered.
    flushSync(() => setChoosing(false));
    button.current?.focus();
  };
  const resolved = assignment?.resolved;
  return (
    <>
      <div className={styles.row}>
        {assignment && (
          <span className={styles.state}>
            {resolved
              ? t('Resolved by {{name}}, {{time}}', { name: resolved.by, time: formatDateTime(resolved.at) })
              : t('Assigned to {{name}}', { name: assignment.name })}
          </span>
        )}
        {isChoosing ? (
          <AssigneeChoice
            access={access}
            position={position}
            current={resolved ? '' : (assignment?.userId ?? '')}
            onClose={close}
          />
        ) : (
          <>
            {assignment && (
              <Button
                size="small"
                disabledFocusable={resolve.isPending}
                onClick={() => resolve.mutate({ position, isResolved: !resolved })}
              >
                {resolved ? t('Reopen') : t('Resolve')}
              </Button>
            )}
            <Button ref={button} size="small" appearance="subtle" onClick={() => setChoosing(true)}>
              {assignment && !resolved ? t('Assign to someone else') : t('Assign')}
            </Button>
          </>
        )}
      </div>
      {resolve.error && (
        <Notice type="error" role="alert">
          {resolve.error.message}
        </Notice>
      )}
    </>
  );
}

interface ChoiceProps {
  access: CallAccess;
  position: string;
  /** User ID; empty for nobody. */
  current: string;
  onClose: () => void;
}

function AssigneeChoice({ access, position, current, onClose }: ChoiceProps) {
  const styles = useStyles();
  const { t } = useTranslation();
  const colleagues = useAssignees(true, current);
  const [chosen, setChosen] = useState(current);
  const assign = useAssignMessage(access);
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => select.current?.focus(), []);
  const save = async () => {
    try {
      if (chosen !== current) await assign.mutateAsync({ position, assigneeId: chosen || null });
    } catch {
      return;
    }
    onClose();
  };
  return (
    <>
      <Select
        ref={select}
        className={styles.select}
        aria-label={t('Assign this message to')}
        value={chosen}
        choices={[
          { value: '', label: t('Nobody') },
          ...colleagues.map(({ userId, name }) => ({ value: userId, label: name })),
        ]}
        onChange={(_, { value }) => setChosen(value)}
      />
      <Button
        size="small"
        appearance="primary"
        disabledFocusable={assign.isPending}
        onClick={() => void save()}
      >
        {t('Save')}
      </Button>
      <Button size="small" onClick={onClose}>
        {t('Cancel')}
      </Button>
      {assign.error && (
        <Notice type="error" role="alert">
          {assign.error.message}
        </Notice>
      )}
    </>
  );
}
