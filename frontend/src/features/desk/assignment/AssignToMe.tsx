import { Button } from '@fluentui/react-components';
import { PersonRegular } from '@fluentui/react-icons/svg/person';
import { useTranslation } from 'react-i18next';
import { useToasts } from '../../../components/toasts/useToasts.ts';
import { currentSession } from '../../../lib/session/session.ts';
import { useRefresh } from '../../requests/api/useRefresh.ts';
import { useAssign } from './useAssign.ts';

/** Assigns an unassigned request to the signed-in person. If someone else was faster, reloads and shows them. */
export function AssignToMe({ requestId }: { requestId: string }) {
  const { t } = useTranslation();
  const toasts = useToasts();
  const assign = useAssign(requestId);
  const refresh = useRefresh(requestId);
  const assigneeId = currentSession()?.userId;
  if (!assigneeId) return null;
  return (
    <Button
      icon={<PersonRegular />}
      disabledFocusable={assign.isPending}
      onClick={() =>
        assign.mutate(
          { requestId, assigneeId, seen: null },
          {
            onSuccess: () => toasts.show({ type: 'success', message: t('Assignment saved') }),
            onError: ({ message }) => {
              toasts.show({ type: 'error', message });
              void refresh();
            },
          },
        )
      }
    >
      {t('Assign to me')}
    </Button>
  );
}
