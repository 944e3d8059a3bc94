import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../components/buttons/LinkButton.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { LoadError } from '../../../components/notices/ErrorPanel.tsx';
import { ScreenSkeleton } from '../../../components/page/ScreenSkeleton.tsx';
import { useMediaQuery } from '../../../components/useMediaQuery.ts';
import { requestDetailsQuery } from '../../requests/api/requestDetailsQuery.ts';
import { assemblePath } from '../../requests/startedAction/assemblePath.ts';
import { CheckPages } from '../checks/CheckPages.tsx';
import { pageChecksQuery } from '../checks/pageChecksQuery.ts';
import { assemblyQuery } from '../editing/useAssembly.ts';
import { ForStaff, ScreenMessage } from './ScreenFrame.tsx';

/** /dashboard/request/:requestId/check-pages: page after page, before a packet is released. */
export function CheckPagesScreen() {
  return <ForStaff>{(requestId) => <Workspace requestId={requestId} />}</ForStaff>;
}

function Workspace({ requestId }: { requestId: string }) {
  const { t } = useTranslation();
  const isNarrow = useMediaQuery('(max-width: 767px)');
  const request = useQuery(requestDetailsQuery(requestId));
  const assembly = useQuery(assemblyQuery(requestId));
  const checks = useQuery(pageChecksQuery(requestId));
  const failed = [request, assembly, checks].find(({ data, error }) => error && !data);
  const back = <LinkButton to={assemblePath(requestId)}>{t('Assemble records')}</LinkButton>;
  if (isNarrow)
    return text(
      <Notice type="info" title={t('This page needs a wider window')} actions={back}>
        {t(
          'Pages are shown in full size here. Make the window at least 768 pixels wide, or turn the tablet.',
        )}
      </Notice>,
    );
  if (failed) return <LoadError query={failed} title={t('The pages could not be loaded')} />;
  if (request.data?.view !== 'staff' || !assembly.data || !checks.data) return <ScreenSkeleton />;
  if (checks.data.pages.length === 0)
    return text(
      <Notice type="info" title={t('There are no pages yet')} actions={back}>
        {t('Add the files of the records first.')}
      </Notice>,
    );
  return <CheckPages request={request.data} assembly={assembly.data} checks={checks.data} />;

  function text(notice: ReactNode) {
    return <ScreenMessage title={t('Check pages')}>{notice}</ScreenMessage>;
  }
}
