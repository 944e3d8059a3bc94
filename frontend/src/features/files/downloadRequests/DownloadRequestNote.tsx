import type { FileView } from '@portal/contract/requests/schemas/requestView.ts';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../lib/format.ts';

/** What happened to the request for another download of a file. Nothing once an allowed download is used. */
export function DownloadRequestNote({ file }: { file: FileView }) {
  const { t } = useTranslation();
  const { downloadRequest: request, isDownloadable, deletedAt } = file;
  if (!request || deletedAt) return null;
  const time = formatDateTime(request.answeredAt ?? request.requestedAt);
  switch (request.state) {
    case 'open':
      return t('Another download was requested on {{time}}. We’ll email you the answer.', { time });
    case 'allowed':
      return isDownloadable ? t('We allowed another download on {{time}}.', { time }) : null;
    case 'declined':
      return t('We declined another download on {{time}}: {{note}}', { time, note: request.answer });
  }
}
