import type { IncidentView } from '@portal/contract/incidents/schemas.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Stack } from '../../components/layout/pieces.tsx';
import { useSharedStyles } from '../../components/layout/useSharedStyles.ts';
import { formatDateTime, formatList } from '../../lib/format.ts';

/** Who opened or downloaded the documents of an incident, and who could have. */
export function IncidentAccesses({ incident }: { incident: IncidentView }) {
  const { t } = useTranslation();
  const shared = useSharedStyles();
  const id = useId();
  const { accesses, accounts, isComplete } = incident;
  const people = accounts.map(personText).filter(Boolean);
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={shared('strong', 'above8', 'below4')}>
        {t('Who opened the documents')}
      </h3>
      {accesses.length === 0 ? (
        <p className={shared('body', 'breaks')}>
          {t('Nobody outside opened or downloaded them through the portal.')}
        </p>
      ) : (
        <Stack as="ul" gap={2}>
          {accesses.map((access, index) => (
            <li key={index} className={shared('body', 'breaks')}>
              {accessText(access)}
            </li>
          ))}
        </Stack>
      )}
      {!isComplete && (
        <p className={shared('small', 'above4', 'muted')}>{t('This list shows the newest only.')}</p>
      )}
      <p className={shared('small', 'above4', 'muted')}>
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
