import '../schemaMode.ts';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { staffDraftPrefix } from '../storage/sessionKeys.ts';
import { sessionStore } from '../storage/sessionStore.ts';
import { currentSession } from './session.ts';
import type { StaffForm } from './staffForms.ts';

/**
 * What the person entered in a form about a request and has not sent. It survives a reload, a session that ends, and the
 * session of another person, in this tab and for this person. `initial` is what was stored when the form opened; null if nothing was.
 */
export function useStaffDraft<S extends z.ZodMiniType>(form: StaffForm, requestId: string, schema: S) {
  const [userId] = useState(() => currentSession()?.userId ?? '');
  const [store] = useState(() => sessionStore(`${staffDraftPrefix(userId)}${form}:${requestId}`, schema));
  const [initial] = useState(store.read);
  return {
    initial,
    // A call may end after the person signed out.
    save: (draft: z.output<S>) => {
      if (currentSession()?.userId === userId) store.save(draft);
    },
    clear: store.clear,
  };
}
