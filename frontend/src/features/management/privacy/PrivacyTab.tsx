import { makeStyles } from '@fluentui/react-components';
import { useSession } from '../../../lib/session/session.ts';
import { DisclosuresSection } from './DisclosuresSection.tsx';
import { RetentionSection } from './RetentionSection.tsx';

const useStyles = makeStyles({
  sections: { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** For how long files are kept, for admins; and who received documents of a patient. */
export function PrivacyTab() {
  const styles = useStyles();
  const session = useSession();
  return (
    <div className={styles.sections}>
      {session?.role === 'admin' && <RetentionSection />}
      <DisclosuresSection />
    </div>
  );
}
