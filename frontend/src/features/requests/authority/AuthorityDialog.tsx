import { changeAuthority } from '@portal/contract/requests/endpoints/authority.ts';
import {
  authorityValues,
  toAuthority,
  toAuthorityValues,
} from '@portal/contract/requests/authority/authorityValues.ts';
import { type Authority, authority } from '@portal/contract/requests/authority/authority.ts';
import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { FormDialog } from '../../../components/dialogs/FormDialog.tsx';
import { useListForm } from '../../../components/form/useListForm.ts';
import { Notice } from '../../../components/Notice.tsx';
import { useToasts } from '../../../components/toasts/useToasts.ts';
import { call } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/apiError.ts';
import { formatList } from '../../../lib/format.ts';
import { requestDetailsQuery } from '../api/requestDetailsQuery.ts';
import { useRefresh } from '../api/useRefresh.ts';
import { AuthorityFields, type WithAuthority } from './AuthorityFields.tsx';
import { authorityLines } from './authorityFacts.ts';

interface Body {
  authority: Authority | null;
}

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

/** Sets or corrects the authority for release. If somebody else changed it first, shows theirs before it is replaced. */
export function AuthorityDialog({ request, onClose }: Props) {
  const { t } = useTranslation();
  const toasts = useToasts();
  const queryClient = useQueryClient();
  const refresh = useRefresh(request._id);
  const [seen, setSeen] = useState(request.authority ?? null);
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
      setConflict(true);
    },
  });
  const edit = useListForm<WithAuthority, Body>({
    schema: dialogForm as z.ZodMiniType<Body, unknown>,
    values: { authority: toAuthorityValues(seen) },
    save: (body) => save.mutateAsync(body),
    onSaved: () => {
      toasts.show({ type: 'success', message: t('Authority for release saved') });
      onClose();
    },
    failure: t('The authority was not saved'),
  });
  return (
    <FormDialog title={t('Authority for release')} save={t('Save changes')} edit={edit} onClose={onClose}>
      {hasConflict && (
        <Notice type="warning" title={t('On file now')}>
          {formatList(authorityLines(seen ?? undefined, t))} {t('Save again to replace it.')}
        </Notice>
      )}
      <AuthorityFields />
    </FormDialog>
  );
}
