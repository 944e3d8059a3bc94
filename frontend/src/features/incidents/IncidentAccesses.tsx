import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import type { IncidentView } from '@portal/contract/incidents/schemas.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatList } from '../../lib/format.ts';

const useStyles = makeStyles({
  heading: { ...typographyStyles.body1Strong, margin: '8px 0 4px' },
  list: { margin: 0, padding: 0, listStyleType: 'none', display: 'grid', gap: '2px' },
  line: { ...typographyStyles.body1, margin: 0, overflowWrap: 'anywhere' },
  note: { ...typographyStyles.caption1, margin: '4px 0 0', color: tokens.colorNeutralForeground3 },
});

/** Who opened or downloaded the documents of an incident, and who could have. */
export function IncidentAccesses({ incident }: { incident: IncidentView }) {
  const { t } = useTranslation();
  const styles = useStyles();
  const id = useId();
  const { accesses, accounts, isComplete } = incident;
  const people = accounts.map(personText).filter(Boolean);
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        {t('Who opened the documents')}
      </h3>
      {accesses.length === 0 ? (
        <p className={styles.line}>{t('Nobody outside opened or downloaded them through the portal.')}</p>
      ) : (
        <ul className={styles.list}>
          {accesses.map((access, index) => (
            <li key={index} className={styles.line}>
              {accessText(access)}
            </li>
          ))}
        </ul>
      )}
      {!isComplete && <p className={styles.note}>{t('This list shows the newest only.')}</p>}
      <p className={styles.note}>
        {people.length > 0
          ? t('These accounts could open them, and whoever had Order ID and code: {{people}}.', {
              people: formatList(people),
            })
          : t('Whoever had Order ID and code could open them. No account had the request.')}
      </p>
    </section>
  );

  function accessText({ at, document, action, by, name, email }: IncidentView['accesses'][number]): string {
    const account = personText({ name, email }) || t('Account that no longer exists');
    const details = {
      document,
      time: formatDateTime(at),
      who: by === 'holder' ? t('Someone with Order ID and code') : account,
    };
    if (action === 'download') return t('{{who}} downloaded “{{document}}” on {{time}}', details);
    return action === 'preview'
      ? t('{{who}} previewed “{{document}}” on {{time}}', details)
      : t('{{who}} opened “{{document}}” on {{time}}', details);
  }
}

function personText({ name, email }: { name: string; email: string }): string {
  return name && email ? `${name} (${email})` : name || email;
}
