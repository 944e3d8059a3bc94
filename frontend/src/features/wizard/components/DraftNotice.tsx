import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/Notice.tsx';
import { formatDate } from '../../../lib/format.ts';
import type { DraftWarning } from '../draft/openDraft.ts';

/** Says that the draft is old or was replaced, and what to do. */
export function DraftNotice({ warning }: { warning: DraftWarning }) {
  const { t } = useTranslation();
  if (warning.kind === 'stale') {
    return (
      <Notice
        type="info"
        role="status"
        title={t('You last worked on this request on {{date}}', { date: formatDate(warning.since) })}
      >
        {t(
          'A request must be paid within 7 days of its last change. What you entered is still here. Please check it, then continue. If a file is no longer available, we’ll ask you to add it again.',
        )}
      </Notice>
    );
  }
  return (
    <Notice type="info" role="status" title={t('Your saved request expired, so we started a new one')}>
      {warning.files.length > 0
        ? t('What you entered is still here. You only need to add these files again: {{files}}.', {
            files: warning.files.join(', '),
          })
        : t('What you entered is still here. Please check it and continue.')}
    </Notice>
  );
}
