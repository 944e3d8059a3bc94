import type { MessageTemplate } from '@portal/contract/templates/schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../lib/apiError.ts';
import { useListMutation } from '../../lib/query/useListMutation.ts';
import { managedTemplatesQuery, templateKeys } from './managedTemplates.ts';

/**
 * Changes a template at the version that was shown when the form opened; null adds one. After a conflict, the next
 * attempt uses the latest version: the error message says who changed it.
 */
export function useTemplateChange<Body>(
  template: Pick<MessageTemplate, 'templateId' | 'version'> | null,
  send: (body: Body, seenVersion: number) => Promise<unknown>,
) {
  const queryClient = useQueryClient();
  const [seenVersion, setSeenVersion] = useState(template?.version ?? 0);
  return useListMutation(templateKeys, async (body: Body) => {
    try {
      return await send(body, seenVersion);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'conflict') {
        const latest = await queryClient.fetchQuery({ ...managedTemplatesQuery, staleTime: 0 });
        const current = latest.find(({ templateId }) => templateId === template?.templateId);
        if (current) setSeenVersion(current.version);
      }
      throw error;
    }
  });
}
