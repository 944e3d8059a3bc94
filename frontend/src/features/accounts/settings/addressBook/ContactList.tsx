import { Button, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { DeleteRegular } from '@fluentui/react-icons/svg/delete';
import { EditRegular } from '@fluentui/react-icons/svg/edit';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../../lib/format.ts';

const useStyles = makeStyles({
  list: { display: 'grid', margin: 0, padding: 0, listStyleType: 'none' },
  item: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px 16px',
    padding: '12px 0',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  contact: { minWidth: 'min(100%, 220px)', flex: '1 1 0', overflowWrap: 'anywhere' },
  name: { ...typographyStyles.body1Strong, margin: 0 },
  details: { ...typographyStyles.body1, margin: '2px 0 0', color: tokens.colorNeutralForeground2 },
  used: { ...typographyStyles.caption1, margin: '2px 0 0', color: tokens.colorNeutralForeground3 },
  actions: { display: 'flex', gap: '8px' },
  empty: { ...typographyStyles.body1, margin: 0, color: tokens.colorNeutralForeground2 },
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
  const { t } = useTranslation();
  if (contacts.length === 0) {
    return <p className={styles.empty}>{t('None yet. Your next submitted request adds one.')}</p>;
  }
  return (
    <ul className={styles.list} aria-label={label}>
      {contacts.map(({ contact, name, details }) => (
        <li key={contact.contactId} className={styles.item}>
          <div className={styles.contact}>
            <p className={styles.name}>{name}</p>
            <p className={styles.details}>{details.filter(Boolean).join(' · ')}</p>
            <p className={styles.used}>
              {t('Last used on {{date}}', { date: formatDate(contact.lastUsedAt) })}
            </p>
          </div>
          <div className={styles.actions}>
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
          </div>
        </li>
      ))}
    </ul>
  );
}
