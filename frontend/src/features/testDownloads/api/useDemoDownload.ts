import { downloadFile } from '@portal/contract/endpoints/files.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useToasts } from '../../../components/toasts/useToasts.ts';
import { call } from '../../../lib/api.ts';
import { saveFromLink } from '../../files/api/saveFromLink.ts';
import { type DemoFile, eligibilityQuery } from './demoFileQueries.ts';

/** Downloads a sample file; what may be done with it afterwards is for the server to say. */
export function useDemoDownload(file: DemoFile) {
  const { t } = useTranslation();
  const toasts = useToasts();
  const queryClient = useQueryClient();
  const { fileId, requestId, fileName: name } = file;
  return useMutation({
    mutationFn: () => call(downloadFile, { query: { fileId, requestId, action: 'download' } }),
    onSuccess: ({ url }) => {
      saveFromLink(url);
      toasts.show({ type: 'success', message: t('File "{{name}}" downloaded successfully!', { name }) });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: eligibilityQuery(file).queryKey }),
  });
}
