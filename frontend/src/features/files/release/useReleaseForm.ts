import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { updateRequestFiles } from '@portal/contract/files/endpoints/releases.ts';
import { NO_FILES } from '@portal/contract/files/schemas/fileRelease.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { call } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/apiError.ts';
import { useRefresh } from '../../requests/api/useRefresh.ts';
import { isRunning } from '../../uploads/upload.ts';
import { useUploads } from '../../uploads/useUploads.ts';
import { type ReleaseBody, releaseBody, withTermsOf } from './rules/releaseBody.ts';
import { releaseForm, type ReleaseValues } from './rules/releaseValues.ts';
import type { ReleaseDraft } from './useReleaseDraft.ts';

/** The upload group of files to release. */
export const RELEASED = 'releasedFiles';

const schema: Resolver<ReleaseValues, unknown, z.output<typeof releaseForm>> = standardSchemaResolver(
  releaseForm,
);

/** Why nothing was released. `text`: message of the server. */
interface Problem {
  readonly title: string;
  readonly text?: string;
}

/** Form state for releasing the files of a draft. After an error, files and terms stay for a retry. */
export function useReleaseForm(requestId: string, draft: ReleaseDraft, onSaved: () => void) {
  const { t } = useTranslation();
  const release = useReleaseFiles(requestId);
  const [problem, setProblem] = useState<Problem | null>(null);
  const uploads = useUploads(draft.queue);
  const selected = uploads.filter(({ state }) => state.kind !== 'refused');
  const form = useForm<ReleaseValues, unknown, z.output<typeof releaseForm>>({
    defaultValues: draft.values,
    resolver: (values, ...rest) => schema(withTermsOf(selected, values), ...rest),
  });

  async function send(values: z.output<typeof releaseForm>) {
    setProblem(null);
    const failed = selected.find(({ state }) => state.kind === 'failed');
    if (failed) {
      return setProblem({ title: t('Failed to upload file {{name}}', { name: failed.name }) });
    }
    try {
      await release.mutateAsync(releaseBody(requestId, selected, values));
      onSaved();
    } catch (error) {
      setProblem(problemOf(error));
    }
  }

  function problemOf(error: unknown): Problem {
    if (!(error instanceof ApiError)) return { title: t('Failed to upload files') };
    return { title: t('Failed to update request with files'), text: error.message };
  }

  return {
    form,
    submit: form.handleSubmit(send),
    isSaving: form.formState.isSubmitting,
    canSave: selected.length > 0 && !uploads.some(isRunning),
    /** The files to release, including those still uploading. */
    files: selected,
    /** Says that files are missing; null if there are files. */
    missingText: selected.length === 0 ? t(NO_FILES) : null,
    problem,
  };
}

/** Releases uploaded files. Pending until the request is reloaded. */
function useReleaseFiles(requestId: string) {
  const refresh = useRefresh(requestId);
  return useMutation({
    mutationFn: (body: ReleaseBody) => call(updateRequestFiles, { body }),
    onSuccess: refresh,
  });
}
