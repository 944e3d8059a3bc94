import { makeStyles, tokens } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons/svg/add';
import { CheckmarkRegular } from '@fluentui/react-icons/svg/checkmark';
import { addToMyRequests } from '@portal/contract/requests/endpoints/requests.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button.tsx';
import { SmallSpinner } from '../../../components/SmallSpinner.tsx';
import { useToasts } from '../../../components/toasts/useToasts.ts';
import { call } from '../../../lib/api.ts';
import { useSession } from '../../../lib/session/session.ts';
import { requestStatusQuery } from '../../requests/api/requestStatusQuery.ts';
import { type LookupAccess, withRequestAccess } from '../../requests/api/withRequestAccess.ts';

const useStyles = makeStyles({
  added: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    color: tokens.colorNeutralForeground2,
    outlineStyle: 'none',
    '@media print': { display: 'none' },
  },
  button: { '@media print': { display: 'none' } },
});

/** Lets a signed-in client keep a request in their list, so that they need its code no more. */
export function AddToMyRequests({ access }: { access: LookupAccess }) {
  const { t } = useTranslation();
  const styles = useStyles();
  const session = useSession();
  const { mutate, isPending, isSuccess } = useAddToMyRequests(access);
  const { isMine } = access.request;
  const added = useRef<HTMLSpanElement>(null);
  // The button that had the focus is gone: what it did takes its place.
  useEffect(() => {
    if (isSuccess && isMine) added.current?.focus();
  }, [isSuccess, isMine]);
  if (session?.role !== 'client') return null;
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

/** Puts a request that was looked up into the list of the client signed in. */
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
