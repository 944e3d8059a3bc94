import type { RequestView } from '@portal/contract/requests/schemas/requestView.ts';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../../components/card/Panel.tsx';
import { filesOfRequest } from '../../requests/filesOfRequest.ts';
import { ScopeFacts } from '../../requests/scope/ScopeFacts.tsx';

/** What the client asked for, and how it was narrowed. */
export function ScopePanel({ request }: { request: RequestView }) {
  const { t } = useTranslation();
  return (
    <Panel title={t('Scope of records')}>
      <ScopeFacts versions={request.scope ?? []} files={filesOfRequest(request)} />
    </Panel>
  );
}
