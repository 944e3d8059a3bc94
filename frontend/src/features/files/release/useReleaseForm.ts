import type { BodyInputOf } from '@portal/contract/endpoint.ts';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { updateRequestFiles } from '@portal/contract/files/endpoints/releases.ts';
import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { NO_FILES } from '@portal/contract/files/schemas/fileRelease.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Resolver, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { call } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/apiError.ts';
import { failureTitle } from '../../../lib/language/failureTitle.ts';
import { useRefresh } from '../../requests/api/useRefresh.ts';
import { refuseUploads } from '../../uploads/refusedFiles.ts';
import { isRunning } from '../../uploads/upload.ts';
import { useUploads } from '../../uploads/useUploads.ts';
import { useLooks } from '../look/useLooks.ts';
import { releaseBody, withTermsOf } from './rules/releaseBody.ts';
import { DEFAULT_RELEASE, earlyReleaseForm, releaseForm, type ReleaseValues } from './rules/releaseValues.ts';
import { RELEASED, type ReleaseDraft, useUploadDraft } from './useReleaseDraft.ts';

type ReleaseResolver = Resolver<ReleaseValues, unknown, z.output<typeof releaseForm>>;

const schema: ReleaseResolver = standardSchemaResolver(releaseForm);
const earlySchema: ReleaseResolver = standardSchemaResolver(earlyReleaseForm);

/** Why nothing was released. `text`: message of the server. */
interface Problem {
  readonly title: string;
  readonly text?: string;
}

/**
 * Form state for releasing the files of a draft. After an error, files and terms stay for a retry. What was entered
 * survives a session that ends; files that are chosen again get their own terms back.
 */
export function useReleaseForm(
  { _id: requestId, earliestProduction }: Pick<StaffRequestView, '_id' | 'earliestProduction'>,
  draft: ReleaseDraft,
  onSaved: () => void,
) {
  const resolve = earliestProduction?.isAhead ? earlySchema : schema;
  const { t } = useTranslation();
  const release = useReleaseFiles(requestId);
  const [problem, setProblem] = useState<Problem | null>(null);
  const kept = useUploadDraft(requestId);
  const { files: earlierFiles = [], ...restoredValues } = kept.initial ?? {};
  const isNew = draft.values === DEFAULT_RELEASE;
  const [isRestored, setRestored] = useState(isNew && kept.initial !== null);
  const uploads = useUploads(draft.queue);
  const selected = uploads.filter(({ state }) => state.kind !== 'refused');
  const form = useForm<ReleaseValues, unknown, z.output<typeof releaseForm>>({
    defaultValues: { ...draft.values, ...(isNew && restoredValues) },
    resolver: (values, ...rest) => resolve(withTermsOf(selected, values), ...rest),
  });
  const values = useWatch({ control: form.control }) as ReleaseValues;
  const names = selected.map(({ name }) => name);
  const [lost, setLost] = useState(() => earlierFiles.filter(({ name }) => !names.includes(name)));
  const missing = lost.filter(({ name }) => !names.includes(name));
  const restoredIds = useRef(new Set<string>());
  const restoreTerms = useEffectEvent(() => {
    for (const { id, name } of selected) {
      const terms = lost.find((file) => file.name === name)?.terms;
      if (!terms || restoredIds.current.has(id)) continue;
      restoredIds.current.add(id);
      form.setValue(`fileTerms.${id}`, terms);
    }
  });
  const keep = useEffectEvent(() => {
    const { fileTerms, otherPersons: _, ...common } = values;
    const files = selected.map(({ id, name }) => ({ name, terms: fileTerms[id] ?? null }));
    const all = [...files, ...missing];
    const isCommonChanged = Object.entries(common).some(
      ([name, value]) => value !== DEFAULT_RELEASE[name as keyof ReleaseValues],
    );
    if (isCommonChanged || all.some((file) => file.terms !== null)) kept.save({ ...common, files: all });
    else kept.clear();
  });
  const looks = useLooks(requestId, selected);
  const selectedIds = selected.map(({ id }) => id).join();
  useEffect(() => restoreTerms(), [selectedIds]);
  useEffect(() => keep(), [values, selectedIds, missing.length]);

  async function send(values: z.output<typeof releaseForm>) {
    setProblem(null);
    const failed = selected.find(({ state }) => state.kind === 'failed');
    if (failed) {
      return setProblem({ title: t('Failed to upload file {{name}}', { name: failed.name }) });
    }
    try {
      await release.mutateAsync({ requestId, ...releaseBody(selected, values) });
      onSaved();
    } catch (error) {
      if (error instanceof ApiError) refuseUploads(draft.queue, RELEASED, 'uploadedFiles', error.fields);
      setProblem(problemOf(error));
    }
  }

  function problemOf(error: unknown): Problem {
    if (!(error instanceof ApiError)) return { title: t('Failed to upload files') };
    return { title: failureTitle(error, t('Failed to update request with files')), text: error.message };
  }

  function obstacle(): string | null {
    if (selected.length === 0) return t(NO_FILES);
    return looks.isRunning ? t('The documents are being checked.') : null;
  }

  return {
    form,
    isRestored,
    /** Names of files that must be chosen again. */
    missingFiles: missing.map(({ name }) => name),
    startOver: () => {
      form.reset(DEFAULT_RELEASE);
      setLost([]);
      setRestored(false);
    },
    submit: form.handleSubmit(send),
    isSaving: form.formState.isSubmitting,
    canSave: obstacle() === null && !uploads.some(isRunning),
    looks,
    /** The files to release, including those still uploading. */
    files: selected,
    /** Why nothing can be released yet; null if it can. */
    obstacle: obstacle(),
    problem,
  };
}

/** Releases uploaded files. Pending until the request is reloaded. */
function useReleaseFiles(requestId: string) {
  const refresh = useRefresh(requestId);
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof updateRequestFiles>) => call(updateRequestFiles, { body }),
    onSuccess: refresh,
  });
}
