import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { DeleteRegular } from '@fluentui/react-icons/svg/delete';
import { EditRegular } from '@fluentui/react-icons/svg/edit';
import { useTranslation } from 'react-i18next';
import { Row, Stack } from '../../../../components/layout/pieces.tsx';
import { row } from '../../../../components/layout/shapes.ts';
import { useSharedStyles } from '../../../../components/layout/useSharedStyles.ts';
import { formatDate } from '../../../../lib/format.ts';

const useStyles = makeStyles({
  item: {
    ...row('8px 16px'),
    justifyContent: 'space-between',
    padding: '12px 0',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  contact: { minWidth: 'min(100%, 220px)', flex: '1 1 0', overflowWrap: 'anywhere' },
});

interface Props<Contact> {
  label: string;
  contacts: readonly { contact: Contact; name: string; details: readonly string[] }[];
  onEdit: (contact: Contact) => void;
  onDelete: (contact: Contact) => void;
}

/** Contacts of one kind, the ones used last first. */
export function ContactList<Contact extends { contactId: string; lastUsedAt: string }>({
  label,
  contacts,
  onEdit,
  onDelete,
}: Props<Contact>) {
  const styles = useStyles();
  const shared = useSharedStyles();
  const { t } = useTranslation();
  if (contacts.length === 0) {
    return <p className={shared('body', 'soft')}>{t('None yet. Your next submitted request adds one.')}</p>;
  }
  return (
    <Stack as="ul" aria-label={label}>
      {contacts.map(({ contact, name, details }) => (
        <li key={contact.contactId} className={styles.item}>
          <div className={styles.contact}>
            <p className={shared('strong')}>{name}</p>
            <p className={shared('body', 'above2', 'soft')}>{details.filter(Boolean).join(' · ')}</p>
            <p className={shared('small', 'above2', 'muted')}>
              {t('Last used on {{date}}', { date: formatDate(contact.lastUsedAt) })}
            </p>
          </div>
          <Row gap={8} align="stretch" nowrap>
            <Button
              icon={<EditRegular />}
              aria-label={t('Edit {{group}}', { group: name })}
              onClick={() => onEdit(contact)}
            >
              {t('Edit')}
            </Button>
            <Button
              icon={<DeleteRegular />}
              aria-label={t('Delete {{name}}', { name })}
              onClick={() => onDelete(contact)}
            >
              {t('Delete')}
            </Button>
          </Row>
        </li>
      ))}
    </Stack>
  );
}
