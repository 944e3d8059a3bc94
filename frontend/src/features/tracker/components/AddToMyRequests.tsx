import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons/svg/add';
import { CheckmarkRegular } from '@fluentui/react-icons/svg/checkmark';
import { addToMyRequests } from '@portal/contract/requests/endpoints/requests.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { SmallSpinner } from '../../../components/SmallSpinner.tsx';
import { inlineLine, screenOnly } from '../../../components/layout/shapes.ts';
import { useToasts } from '../../../components/toasts/useToasts.ts';
import { call } from '../../../lib/api.ts';
import { requestStatusQuery } from '../../requests/api/requestStatusQuery.ts';
import { type LookupAccess, withRequestAccess } from '../../requests/api/withRequestAccess.ts';

const useStyles = makeStyles({
  added: { ...inlineLine('6px'), ...screenOnly, color: tokens.colorNeutralForeground2, outlineStyle: 'none' },
  button: { ...screenOnly },
});

/** Adds a looked-up request to the list of a signed-in client, who then no longer needs the code. */
export function AddToMyRequests({ access }: { access: LookupAccess }) {
  const { t } = useTranslation();
  const styles = useStyles();
  const { mutate, isPending, isSuccess } = useAddToMyRequests(access);
  const { isMine } = access.request;
  const added = useRef<HTMLSpanElement>(null);
  // The focused button is removed, so the focus moves to the text that replaces it.
  useEffect(() => {
    if (isSuccess && isMine) added.current?.focus();
  }, [isSuccess, isMine]);
  if (isMine) {
    return (
      <span ref={added} tabIndex={-1} className={styles.added}>
        <CheckmarkRegular aria-hidden />
        {t('In your requests')}
      </span>
    );
  }
  return (
    <Button
      className={styles.button}
      icon={isPending ? <SmallSpinner /> : <AddRegular />}
      disabledFocusable={isPending}
      onClick={() => mutate()}
    >
      {isPending ? t('Adding to your requests...') : t('Add to my requests')}
    </Button>
  );
}

/** Adds a looked-up request to the list of the signed-in client. */
function useAddToMyRequests(access: LookupAccess) {
  const { t } = useTranslation();
  const toasts = useToasts();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () =>
      withRequestAccess(queryClient, access, (requestAccess) =>
        call(addToMyRequests, { body: { requestId: access.request._id }, requestAccess }),
      ),
    onSuccess: () => {
      queryClient.setQueryData(
        requestStatusQuery(access.pair).queryKey,
        (seen) => seen && { ...seen, isMine: true },
      );
      void queryClient.invalidateQueries({ queryKey: ['requestList'] });
      toasts.show({ type: 'success', message: t('Added to your requests') });
    },
    onError: ({ message }) => toasts.show({ type: 'error', message }),
  });
}
