import { tokens } from '@fluentui/react-components';
import type { Stripe, StripeCardElement } from '@stripe/stripe-js';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useColorScheme } from '../../../components/theme/ColorScheme.tsx';

export interface CardState {
  complete: boolean;
  focused: boolean;
  /** The provider's message about the current input. */
  problem: string | undefined;
}

/** Mounts the provider's card field in `container` and tracks its state. Calls `onEdit` on every change. Card numbers never reach this page. */
export function useCardElement(
  stripe: Stripe,
  container: RefObject<HTMLElement | null>,
  disabled: boolean,
  onEdit: () => void,
) {
  const scheme = useColorScheme();
  const element = useRef<StripeCardElement>(null);
  const [state, setState] = useState<CardState>({ complete: false, focused: false, problem: undefined });
  const notifyEdit = useEffectEvent(onEdit);
  useEffect(() => {
    const card = stripe.elements().create('card', { style: cardStyle(container.current!) });
    card.mount(container.current!);
    card.on('change', ({ complete, error }) => {
      setState((before) => ({ ...before, complete, problem: error?.message }));
      notifyEdit();
    });
    card.on('focus', () => setState((before) => ({ ...before, focused: true })));
    card.on('blur', () => setState((before) => ({ ...before, focused: false })));
    element.current = card;
    return () => card.destroy();
  }, [stripe, container]);
  useEffect(() => {
    element.current?.update({ disabled, style: cardStyle(container.current!) });
  }, [container, disabled, scheme]);
  return { state, element };
}

/** The field is in the provider's frame, where our custom properties do not apply. */
function cardStyle(container: HTMLElement) {
  const computed = getComputedStyle(container);
  const value = (token: string) => computed.getPropertyValue(token.slice('var('.length, -1)).trim();
  return {
    base: {
      fontSize: '16px',
      fontFamily: computed.fontFamily,
      color: value(tokens.colorNeutralForeground1),
      iconColor: value(tokens.colorNeutralForeground3),
      '::placeholder': { color: value(tokens.colorNeutralForeground3) },
    },
    invalid: {
      color: value(tokens.colorStatusDangerForeground1),
      iconColor: value(tokens.colorStatusDangerForeground1),
    },
  };
}
