import type { NextStep } from '@portal/contract/requests/schemas/nextStep.ts';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The actions that a link to a request page may start. The server still decides what is possible. */
const startableActions = [
  'pay',
  'verify',
  'update',
  'download',
] as const satisfies readonly NextStep['kind'][];

export type StartableAction = (typeof startableActions)[number];

const PARAM = 'start';

/** The address of a request page. With a step that the client must do, the page starts its action. */
export function requestPath(requestId: string, step?: NextStep): string {
  const path = `/dashboard/request/${requestId}`;
  const action = startableActions.find((each) => each === step?.kind);
  return action ? `${path}?${PARAM}=${action}` : path;
}

export interface StartedAction {
  readonly action: StartableAction;
  /** Returns true once: a later payment or download must not start by itself. */
  readonly take: () => boolean;
}

/** The action that the URL of this page asks for; null without one. Removes it from the URL. */
export function useStartedAction(): StartedAction | null {
  const [params, setParams] = useSearchParams();
  const [started] = useState(() => {
    const action = startableActions.find((each) => each === params.get(PARAM));
    return action ? startOnce(action) : null;
  });
  const isInUrl = params.has(PARAM);
  const removeFromUrl = useEffectEvent(() => {
    setParams(
      (current) => {
        current.delete(PARAM);
        return current;
      },
      { replace: true },
    );
  });
  useEffect(() => {
    if (isInUrl) removeFromUrl();
  }, [isInUrl]);
  return started;
}

function startOnce(action: StartableAction): StartedAction {
  let isTaken = false;
  return {
    action,
    take: () => {
      if (isTaken) return false;
      isTaken = true;
      return true;
    },
  };
}

/**
 * The element of a started action. Gets the focus when it is first rendered, and `onStart` is called. The focus returns
 * there when a dialog closes.
 */
export function useStart<E extends HTMLElement>(
  started: StartedAction | null,
  onStart?: () => void,
): RefObject<E | null> {
  const element = useRef<E>(null);
  const start = useEffectEvent(() => {
    if (!element.current || !started?.take()) return;
    element.current.focus();
    onStart?.();
  });
  useEffect(() => start(), []);
  return element;
}
