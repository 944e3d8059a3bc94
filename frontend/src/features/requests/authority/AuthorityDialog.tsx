import { changeAuthority } from '@portal/contract/requests/endpoints/authority.ts';
import {
  authorityValues,
  toAuthority,
  toAuthorityValues,
} from '@portal/contract/requests/authority/authorityValues.ts';
import { type Authority, authority } from '@portal/contract/requests/authority/authority.ts';
import { storedAuthority } from '@portal/contract/requests/authority/storedAuthority.ts';
import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { FormDialog } from '../../../components/dialogs/FormDialog.tsx';
import { useListForm } from '../../../components/form/useListForm.ts';
import { Notice } from '../../../components/Notice.tsx';
import { RestoredNotice } from '../../../components/notices/RestoredNotice.tsx';
import { call } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/apiError.ts';
import { formatList } from '../../../lib/format.ts';
import { useStaffDraft } from '../../../lib/session/useStaffDraft.ts';
import { requestDetailsQuery } from '../api/requestDetailsQuery.ts';
import { useRefresh } from '../api/useRefresh.ts';
import { AuthorityFields, type WithAuthority } from './AuthorityFields.tsx';
import { authorityLines } from './authorityFacts.ts';

interface Body {
  authority: Authority | null;
}

/** What was entered and not sent, and the authority that the person saw. */
const kept = z.object({ authority: authorityValues, seen: z.nullable(storedAuthority) });

const dialogForm = z.pipe(
  z.pipe(
    z.object({ authority: authorityValues }),
    z.transform(({ authority: values }) => ({ authority: toAuthority(values) })),
  ),
  z.object({ authority: z.nullable(authority) }),
);

interface Props {
  request: Pick<StaffRequestView, '_id' | 'authority'>;
  onClose: () => void;
}

/** Sets or corrects the authority for release. Unsent input is kept. If somebody else changed it first, shows theirs before it is replaced. */
export function AuthorityDialog({ request, onClose }: Props) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const refresh = useRefresh(request._id);
  const draft = useStaffDraft('authority', request._id, kept);
  const [seen, setSeen] = useState(draft.initial ? draft.initial.seen : (request.authority ?? null));
  const [isRestored, setRestored] = useState(draft.initial !== null);
  const [hasConflict, setConflict] = useState(false);
  const save = useMutation({
    mutationFn: (body: Body) => call(changeAuthority, { body: { requestId: request._id, ...body, seen } }),
    onSuccess: async () => {
      void queryClient.invalidateQueries({ queryKey: ['requestActivity'] });
      await refresh();
    },
    onError: async (error) => {
      if (!(error instanceof ApiError) || error.code !== 'conflict') return;
      const current = await queryClient.fetchQuery({ ...requestDetailsQuery(request._id), staleTime: 0 });
      setSeen(current.authority ?? null);
      draft.save({ authority: edit.form.getValues('authority'), seen: current.authority ?? null });
      setConflict(true);
    },
  });
  const edit = useListForm<WithAuthority, Body>({
    schema: dialogForm as z.ZodMiniType<Body, unknown>,
    values: { authority: draft.initial?.authority ?? toAuthorityValues(seen) },
    save: (body) => save.mutateAsync(body),
    success: t('Authority for release saved'),
    onSaved: () => {
      draft.clear();
      onClose();
    },
    failure: t('The authority was not saved'),
  });
  const { form } = edit;
  const keep = useEffectEvent(({ authority: values }: WithAuthority) => {
    if (JSON.stringify(values) === JSON.stringify(toAuthorityValues(seen))) draft.clear();
    else draft.save({ authority: authorityValues.parse(values), seen });
  });
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) }),
    [form],
  );
  const startOver = () => {
    const current = request.authority ?? null;
    setSeen(current);
    form.reset({ authority: toAuthorityValues(current) });
    draft.clear();
    setRestored(false);
  };
  return (
    <FormDialog title={t('Authority for release')} save={t('Save changes')} edit={edit} onClose={onClose}>
      {isRestored && <RestoredNotice onStartOver={startOver} />}
      {hasConflict && (
        <Notice type="warning" title={t('On file now')}>
          {formatList(authorityLines(seen ?? undefined, t))} {t('Save again to replace it.')}
        </Notice>
      )}
      <AuthorityFields />
    </FormDialog>
  );
}
