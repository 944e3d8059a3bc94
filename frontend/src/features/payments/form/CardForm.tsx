import { Input, makeStyles, mergeClasses, shorthands, tokens } from '@fluentui/react-components';
import type { Stripe, StripeCardElement } from '@stripe/stripe-js';
import {
  type KeyboardEvent as ReactKeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useControlStyles } from '../../../components/form/controlStyles.ts';
import { FieldError } from '../../../components/form/FieldError.tsx';
import { fieldId } from '../../../components/form/fieldId.ts';
import { FieldShell } from '../../../components/form/FieldShell.tsx';
import { Stack } from '../../../components/layout/pieces.tsx';
import { useSharedStyles } from '../../../components/layout/useSharedStyles.ts';
import { type Confirmation, runAttempt, currentPaymentState } from './confirmation.ts';
import { PayButton } from './PayButton.tsx';
import { PayNotices } from './PayNotices.tsx';
import { useCardElement } from './useCardElement.ts';
import { type PayEvents, usePaymentFlow } from './usePaymentFlow.ts';

const useStyles = makeStyles({
  card: {
    padding: '12px',
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  focused: {
    ...shorthands.borderColor(tokens.colorCompoundBrandStroke),
    boxShadow: `0 0 0 1px ${tokens.colorCompoundBrandStroke}`,
  },
  invalid: { ...shorthands.borderColor(tokens.colorStatusDangerForeground1) },
});

interface Props extends PayEvents {
  stripe: Stripe;
  clientSecret: string;
  /** Cents. */
  amount: number;
}

/** The provider's card field, the name on the card, and the pay button. */
export function CardForm({ stripe, clientSecret, amount, ...events }: Props) {
  const styles = useStyles();
  const shared = useSharedStyles();
  const controlStyles = useControlStyles();
  const { t } = useTranslation();
  const container = useRef<HTMLDivElement>(null);
  const [name, setName] = useState('');
  const flow = usePaymentFlow(events, () => currentPaymentState(stripe, clientSecret));
  const { phase, pay, showMissing, clearProblem } = flow;
  const isIdle = phase.kind === 'idle';
  const { state: card, element } = useCardElement(stripe, container, !isIdle, clearProblem);
  const payNow = () => {
    const filled = element.current;
    if (!isIdle) return;
    if (!filled || !card.complete) {
      showMissing('Please complete your card information.');
      return filled?.focus();
    }
    void pay(() => confirmCard(stripe, clientSecret, filled, name.trim()));
  };
  const payOnEnter = (event: ReactKeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    payNow();
  };
  useProviderEnterKey(container, payNow);
  return (
    <Stack gap={20}>
      <PayNotices flow={flow} amount={amount} />
      <Stack gap={6}>
        <span className={shared('strong')} id="card-label">
          {t('Card details')}
        </span>
        <div
          ref={container}
          role="group"
          aria-labelledby="card-label"
          className={mergeClasses(
            styles.card,
            card.focused && styles.focused,
            card.problem && styles.invalid,
          )}
        />
        <FieldError id="card-error" message={card.problem} />
      </Stack>
      <FieldShell name="nameOnCard" label={t('Name on card')} optional error={undefined}>
        <Input
          id={fieldId('nameOnCard')}
          size="large"
          className={controlStyles.control}
          value={name}
          autoComplete="cc-name"
          maxLength={100}
          disabled={!isIdle}
          onKeyDown={payOnEnter}
          onChange={(_, { value }) => {
            setName(value);
            clearProblem();
          }}
        />
      </FieldShell>
      <PayButton phase={phase} amount={amount} isReady={card.complete} onPay={payNow} />
    </Stack>
  );
}

/** Confirms the PaymentIntent of `clientSecret` with the card, including the bank's authentication of the payer. */
function confirmCard(
  stripe: Stripe,
  clientSecret: string,
  card: StripeCardElement,
  nameOnCard: string,
): Promise<Confirmation> {
  return runAttempt(stripe, clientSecret, () =>
    stripe.confirmCardPayment(clientSecret, {
      payment_method: { card, ...(nameOnCard && { billing_details: { name: nameOnCard } }) },
    }),
  );
}

/**
 * Calls `onEnter` for Enter in the provider's card field. Its frame reports the key only by submitting the surrounding
 * form, so a submit counts as Enter while the field has the focus, and does not reach the form.
 */
function useProviderEnterKey(container: RefObject<HTMLElement | null>, onEnter: () => void): void {
  const notifyEnter = useEffectEvent(onEnter);
  useEffect(() => {
    const field = container.current;
    const form = field?.closest('form');
    const handleEnter = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
      notifyEnter();
    };
    const onKeyDown = (event: KeyboardEvent) => event.key === 'Enter' && handleEnter(event);
    const onSubmit = (event: Event) => field?.contains(document.activeElement) && handleEnter(event);
    field?.addEventListener('keydown', onKeyDown);
    form?.addEventListener('submit', onSubmit, { capture: true });
    return () => {
      field?.removeEventListener('keydown', onKeyDown);
      form?.removeEventListener('submit', onSubmit, { capture: true });
    };
  }, [container]);
}
