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
          'Requests that are not paid within 7 days expire on our side. What you entered is still here: please check it, then go on as usual. If a file is no longer kept, we ask you to add it again.',
        )}
      </Notice>
    );
  }
  return (
    <Notice type="info" role="status" title={t('Your request goes on under a new number')}>
      {news.files.length > 0
        ? t('What you entered is still here. Only these files have to be added again: {{files}}.', {
            files: news.files.join(', '),
          })
        : t('What you entered is still here. Please check it and go on as usual.')}
    </Notice>
  );
}
