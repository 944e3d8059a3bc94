import { Button, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { closedStatuses } from '@portal/contract/configuration/catalogs/statuses.ts';
import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { useStaffFormOpener } from '../../../lib/session/staffForms.ts';
import { filesOfRequest } from '../filesOfRequest.ts';
import { ScopeFacts } from './ScopeFacts.tsx';

const NarrowScopeDialog = lazyComponent(
  async () => (await import('./NarrowScopeDialog.tsx')).NarrowScopeDialog,
  { failure: 'abovePage' },
);

const useStyles = makeStyles({
  scope: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '8px',
    marginTop: 'var(--cards-gap, 16px)',
    paddingTop: 'var(--cards-gap, 16px)',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    '@media (max-width: 599px)': { flexDirection: 'column' },
  },
  facts: { flexGrow: 1, minWidth: 0 },
  reminder: { ...typographyStyles.body1, margin: '4px 0 0', color: tokens.colorStatusWarningForeground3 },
  // Aligns the button text with the first line and the right edge of the content.
  narrow: {
    flexShrink: 0,
    margin: '-2px -8px -4px',
    '@media (max-width: 599px)': { minHeight: '44px' },
    '@media print': { display: 'none' },
  },
});

/**
 * What the client asked for. Staff can narrow it with the client's consent. A part of a card, not a card of its own, so
 * that the details of a request with a short scope need no scrolling.
 */
export function RequestScope({ request }: { request: StaffRequestView }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const [isNarrowing, setNarrowing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useStaffFormOpener('scope', () => setNarrowing(true));
  const current = request.scope?.at(-1);
  if (!request.scope || !current) return null;
  const close = () => {
    setNarrowing(false);
    button.current?.focus();
  };
  return (
    <section aria-label={t('Scope of records')} className={styles.scope}>
      <div className={styles.facts}>
        <ScopeFacts versions={request.scope} files={filesOfRequest(request)} isCompact />
        {current.scope.sensitive?.['substanceUse'] !== undefined && (
          <p className={styles.reminder}>
            {t(
              'The notice of 42 CFR 2.32 and a description of the consent accompany every document that you release for this request.',
            )}
          </p>
        )}
      </div>
      {!closedStatuses.includes(request.status) && (
        <Button
          ref={button}
          appearance="subtle"
          size="small"
          className={styles.narrow}
          onClick={() => setNarrowing(true)}
        >
          {t('Narrow scope')}
        </Button>
      )}
      {isNarrowing && <NarrowScopeDialog requestId={request._id} current={current} onClose={close} />}
    </section>
  );
}
