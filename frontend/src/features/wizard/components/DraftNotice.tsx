import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/Notice.tsx';
import { formatDate } from '../../../lib/format.ts';
import type { DraftWarning } from '../draft/openDraft.ts';

/** What became of a draft while it lay, and what that means for the person. */
export function DraftNotice({ news }: { news: DraftWarning }) {
  const { t } = useTranslation();
  if (news.kind === 'stale') {
    return (
      <Notice
        type="info"
        role="status"
        title={t('You last worked on this request on {{date}}', { date: formatDate(news.since) })}
      >
        {t(
          'Unpaid requests expire after 7 days. What you entered is still here. Please check it, then continue. If a file is no longer available, we’ll ask you to add it again.',
        )}
      </Notice>
    );
  }
  return (
    <Notice type="info" role="status" title={t('Your saved request expired, so we started a new one')}>
      {news.files.length > 0
        ? t('What you entered is still here. You only need to add these files again: {{files}}.', {
            files: news.files.join(', '),
          })
        : t('What you entered is still here. Please check it and continue.')}
    </Notice>
  );
}
