import { Button, makeStyles } from '@fluentui/react-components';
import { EditRegular } from '@fluentui/react-icons/svg/edit';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../components/card/Card.tsx';

const useStyles = makeStyles({
  // Aligns the button text with the right edge of the content.
  edit: {
    flexShrink: 0,
    minWidth: 0,
    margin: 'calc((var(--card-head, 32px) - 32px) / 2) -12px calc((var(--card-head, 32px) - 32px) / 2) 0',
    '@media print': { display: 'none' },
  },
});

interface Props {
  title: string;
  isEditing: boolean;
  /** Omitted while another card edits the same fields. */
  onEdit?: (() => void) | undefined;
  form: ReactNode;
  children: ReactNode;
}

/** A card that is replaced by a form while editing. Restores the focus to its Edit button afterwards. */
export function EditableCard({ title, isEditing, onEdit, form, children }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  const edit = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing) edit.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  if (isEditing) return <Card title={title}>{form}</Card>;
  return (
    <Card
      title={title}
      action={
        onEdit && (
          <Button
            ref={edit}
            appearance="subtle"
            icon={<EditRegular />}
            className={styles.edit}
            aria-label={t('Edit {{group}}', { group: title })}
            onClick={onEdit}
          >
            {t('Edit')}
          </Button>
        )
      }
    >
      {children}
    </Card>
  );
}
