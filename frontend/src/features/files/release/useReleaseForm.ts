import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { BodyInputOf } from '@portal/contract/endpoint.ts';
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
import { releaseForm, type ReleaseValues, sentTerms } from './rules/releaseValues.ts';
import type { ReleaseDraft } from './useReleaseDraft.ts';

/** The group of the queue that files for release stand in. */
export const RELEASED = 'releasedFiles';

const schema: Resolver<ReleaseValues, unknown, z.output<typeof releaseForm>> = standardSchemaResolver(
  releaseForm,
);

/** Why nothing was released; `text` are the server's words. */
interface Problem {
  readonly title: string;
  readonly text?: string;
}

/** A form that releases the files of a draft. What fails keeps files and terms, and can be tried again. */
export function useReleaseForm(requestId: string, draft: ReleaseDraft, onSaved: () => void) {
  const { t } = useTranslation();
  const release = useReleaseFiles(requestId);
  const [problem, setProblem] = useState<Problem | null>(null);
  const uploads = useUploads(draft.queue);
  const chosen = uploads.filter(({ state }) => state.kind !== 'refused');
  const form = useForm<ReleaseValues, unknown, z.output<typeof releaseForm>>({
    defaultValues: draft.values,
    // Terms of files that were removed are nobody's problem.
    resolver: ({ own, ...values }, ...rest) => {
      const kept = chosen.map(({ id }) => [id, own[id]] as const);
      return schema({ ...values, own: Object.fromEntries(kept) }, ...rest);
    },
  });

  async function send(values: z.output<typeof releaseForm>) {
    setProblem(null);
    const failed = chosen.find(({ state }) => state.kind === 'failed');
    if (failed) {
      return setProblem({ title: t('Failed to upload file {{name}}', { name: failed.name }) });
    }
    const { comment, own, ...all } = values;
    const uploadedFiles = chosen.flatMap(({ id, state }) => {
      const terms = own[id];
      return state.kind === 'done' ? [{ fileId: state.fileId, ...(terms && sentTerms(terms)) }] : [];
    });
    try {
      await release.mutateAsync({ requestId, uploadedFiles, comment, ...sentTerms(all) });
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
    canSave: chosen.length > 0 && !uploads.some(isRunning),
    /** Those that are released, and those that have not arrived yet. */
    files: chosen,
    /** What is missing before anything can be saved; null when nothing is. */
    missing: chosen.length === 0 ? t(NO_FILES) : null,
    problem,
  };
}

type Release = BodyInputOf<typeof updateRequestFiles>;

/** Releases uploaded files, and is done once the request is loaded again. */
function useReleaseFiles(requestId: string) {
  const refresh = useRefresh(requestId);
  return useMutation({
    mutationFn: (body: Release) => call(updateRequestFiles, { body }),
    onSuccess: refresh,
  });
}
