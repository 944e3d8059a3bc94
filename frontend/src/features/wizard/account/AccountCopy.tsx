import { Button } from '@fluentui/react-components';
import type { UnfinishedRequest } from '@portal/contract/requests/schemas/unfinishedRequest.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/Notice.tsx';
import { useSharedStyles } from '../../../components/layout/useSharedStyles.ts';
import { ApiError } from '../../../lib/apiError.ts';
import { formatDate } from '../../../lib/format.ts';
import { useSession } from '../../../lib/session/session.ts';
import { draftStore, savedVersionOf } from '../../requests/draft/draftStore.ts';
import { emptyValues, type WizardValues } from '../../requests/draft/wizardValues.ts';
import {
  adoptLostSave,
  replaceTabDraft,
  saveToAccount,
  unfinishedRequestsQuery,
} from '../../requests/unfinished/unfinishedRequests.ts';
import { hasInput } from '../leaving/unsavedInput.ts';

/** After the last change. Typing in one field makes one save. */
const SAVE_DELAY_MS = 1_500;

interface Props {
  draftId: string;
  form: UseFormReturn<WizardValues>;
  furthestStep: number;
  /** Called after another version replaced the draft of this tab. */
  onReplaced: () => void;
}

/** Saves the draft of this tab in the account of a signed-in client, and says how long it is kept. */
export function AccountCopy(props: Props) {
  const session = useSession();
  return session?.role === 'client' ? <ClientCopy {...props} /> : null;
}

type Problem =
  | { kind: 'conflict'; newer: UnfinishedRequest | null }
  /** `message`: null if the copy belongs to the account that began the request. */
  | { kind: 'unsaved'; message: string | null };

function ClientCopy({ draftId, form, furthestStep, onReplaced }: Props) {
  const { t } = useTranslation();
  const shared = useSharedStyles();
  const queryClient = useQueryClient();
  /** One save at a time, so that each knows the version of the previous one. */
  const running = useRef(Promise.resolve());
  const [expiresAt, setExpiresAt] = useState<string | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const isPaused = problem?.kind === 'conflict';

  useEffect(() => {
    if (isPaused) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const save = async (): Promise<void> => {
      const draft = draftStore.read();
      if (draft?.draftId !== draftId) return;
      const seenVersion = savedVersionOf(draftId);
      // Copy service and attorney alone are in the address book. Nothing of a new request would be lost.
      if (seenVersion === 0 && !hasInput({ ...emptyValues, ...draft.values, summarized: true }, [])) return;
      try {
        const saved = await saveToAccount(draft, seenVersion);
        setExpiresAt(saved.expiresAt);
        setProblem(null);
      } catch (error) {
        if (!(error instanceof ApiError)) return;
        if (error.code === 'conflict') {
          const requests = await queryClient.fetchQuery(unfinishedRequestsQuery).catch(() => null);
          const newer = requests?.find((each) => each.draftId === draftId) ?? null;
          if (newer && adoptLostSave(newer)) await save();
          else if (requests) setProblem({ kind: 'conflict', newer });
        } else if (error.code === 'too_large' || error.code === 'invalid_input')
          setProblem({ kind: 'unsaved', message: error.message });
        else if (error.code === 'not_found') setProblem({ kind: 'unsaved', message: null });
        // Otherwise the tab still has the draft, and the next change saves it.
      }
    };
    const saveNow = () => {
      clearTimeout(timer);
      timer = undefined;
      running.current = running.current.then(save);
    };
    const saveSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(saveNow, SAVE_DELAY_MS);
    };
    const stop = form.subscribe({ formState: { values: true }, callback: saveSoon });
    const saveWhenHidden = () => document.visibilityState === 'hidden' && timer !== undefined && saveNow();
    document.addEventListener('visibilitychange', saveWhenHidden);
    // Also a draft that was entered before the sign-in, or before a reload.
    saveSoon();
    return () => {
      stop();
      document.removeEventListener('visibilitychange', saveWhenHidden);
      if (timer !== undefined) saveNow();
    };
  }, [draftId, form, furthestStep, isPaused, queryClient]);

  const replace = (newer: UnfinishedRequest) => {
    replaceTabDraft(newer);
    onReplaced();
  };
  const keep = async (newer: UnfinishedRequest | null) => {
    const draft = draftStore.read();
    if (!draft) return;
    const saved = await saveToAccount(draft, newer?.version ?? 0).catch(() => null);
    if (saved) setExpiresAt(saved.expiresAt);
    setProblem(null);
  };

  if (problem?.kind === 'conflict') {
    const { newer } = problem;
    return (
      <Notice
        type="warning"
        role="alert"
        title={
          newer
            ? t('This request was changed in another tab or on another device')
            : t('This request was discarded in another tab or on another device')
        }
        actions={
          <>
            {newer && <Button onClick={() => replace(newer)}>{t('Use the other version')}</Button>}
            <Button onClick={() => void keep(newer)}>{t('Keep what is on this page')}</Button>
          </>
        }
      >
        {newer
          ? t('Only one version can be kept in your account. The other one will be replaced.')
          : t('What you entered is still on this page. Keep it to save it in your account again.')}
      </Notice>
    );
  }
  if (problem) {
    return (
      <Notice type="warning" role="status" title={t('This request is saved in this tab only')}>
        {problem.message ??
          t(
            'The account that started it keeps its own copy. Submit the request from this tab to have it in this account.',
          )}
      </Notice>
    );
  }
  if (!expiresAt) return null;
  return (
    <p className={shared('small', 'muted')}>
      {t(
        'Saved in your account. You can continue on another device. We keep it with its files until {{date}}.',
        { date: formatDate(expiresAt) },
      )}
    </p>
  );
}
