import type { AddressBookView } from '@portal/contract/accounts/schemas/addressBook.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { ScreenSkeleton } from '../../../components/page/ScreenSkeleton.tsx';
import { useSession } from '../../../lib/session/session.ts';
import { addressBookQuery } from '../../requests/addressBook/addressBookQuery.ts';
import { copyServicesQuery } from '../../requests/api/copyServicesQuery.ts';
import { submitterFields, type WizardValues } from '../../requests/draft/wizardValues.ts';
import { changesForList } from '../copyServiceChoice.ts';
import { canSummarize, changesForLastRequest } from '../rules/savedDetails.ts';
import { DetailsSummary } from './DetailsSummary.tsx';
import { SavedContacts } from './SavedContacts.tsx';

interface Props {
  /** The fields of copy service and attorney. */
  children: ReactNode;
}

/** Starts step 1 with the details of the client's last request. Others get the fields. */
export function ReturningDetails({ children }: Props) {
  const session = useSession();
  if (session?.role !== 'client') return children;
  return <ClientDetails userId={session.userId}>{children}</ClientDetails>;
}

function ClientDetails({ userId, children }: Props & { userId: string }) {
  const { control, getValues, setValue, clearErrors, setFocus } = useFormContext<WizardValues>();
  const queryClient = useQueryClient();
  const [isPrepared, setPrepared] = useState(false);
  const { data: book } = useQuery({ ...addressBookQuery(userId), enabled: isPrepared, retry: false });
  const { data: services } = useQuery(copyServicesQuery);
  const summarized = useWatch({ control, name: 'summarized' });
  const { errors } = useFormState({ control, name: submitterFields });
  const [isChanging, setChanging] = useState(false);

  const fill = (changes: Partial<WizardValues>) => {
    for (const name of Object.keys(changes) as (keyof WizardValues)[]) {
      setValue(name, changes[name] ?? '');
      clearErrors(name);
    }
  };
  const prepare = useEffectEvent((saved: AddressBookView | null, offered: typeof services) => {
    const changes = saved && changesForLastRequest(getValues(), saved, offered);
    if (changes) fill(changes);
    else if (getValues('summarized') && offered) fill(changesForList(getValues(), offered));
    if (changes || getValues('summarized')) setValue('summarized', canSummarize(getValues(), offered));
    setPrepared(true);
  });
  useEffect(() => {
    let isOpen = true;
    // Both are optional: after a failure, the step continues without them.
    const saved = queryClient.fetchQuery(addressBookQuery(userId)).catch(() => null);
    const offered = queryClient.fetchQuery(copyServicesQuery).catch(() => undefined);
    void Promise.all([saved, offered]).then((loaded) => isOpen && prepare(...loaded));
    return () => {
      isOpen = false;
    };
  }, [queryClient, userId]);

  const hasErrors = submitterFields.some((field) => errors[field]);
  useEffect(() => {
    // The links of the error summary need the fields.
    if (hasErrors) setValue('summarized', false);
  }, [hasErrors, setValue]);
  useEffect(() => {
    if (isChanging && !summarized) setFocus('copyServiceSelection');
  }, [isChanging, summarized, setFocus]);

  if (!isPrepared) return <ScreenSkeleton />;
  if (summarized) {
    const change = () => {
      setValue('summarized', false);
      setChanging(true);
    };
    return <DetailsSummary values={getValues()} services={services ?? []} onChange={change} />;
  }
  return (
    <>
      {book && <SavedContacts book={book} services={services} onChoose={fill} />}
      {children}
    </>
  );
}
