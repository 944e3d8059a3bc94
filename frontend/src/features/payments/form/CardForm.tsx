import { makeStyles, mergeClasses, shorthands, tokens } from '@fluentui/react-components';
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
import { FieldShell } from '../../../components/form/FieldShell.tsx';
import { type Confirmation, confirmationOf, currentPaymentState } from './confirmation.ts';
import { PayButton } from './PayButton.tsx';
import { PayNotices } from './PayNotices.tsx';
import { useCardElement } from './useCardElement.ts';
import { type PayEvents, usePaymentFlow } from './usePaymentFlow.ts';

const useStyles = makeStyles({
  form: { display: 'grid', gap: '20px' },
  label: {
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  card: { padding: '12px' },
  focused: {
    ...shorthands.borderColor(tokens.colorCompoundBrandStroke),
    boxShadow: `0 0 0 1px ${tokens.colorCompoundBrandStroke}`,
  },
  invalid: { ...shorthands.borderColor(tokens.colorStatusDangerForeground1) },
  field: { display: 'grid', gap: '6px' },
});

interface Props extends PayEvents {
  stripe: Stripe;
  clientSecret: string;
  /** Cents. */
  amount: number;
}

/** Card details, held by the provider's own field, and the button that pays. */
export function CardForm({ stripe, clientSecret, amount, ...events }: Props) {
  const styles = useStyles();
  const controlStyles = useControlStyles();
  const { t } = useTranslation();
  const container = useRef<HTMLDivElement>(null);
  const [name, setName] = useState('');
  const paying = usePaymentFlow(events, () => currentPaymentState(stripe, clientSecret));
  const { phase, pay, refuse, clearProblem } = paying;
  const idle = phase.kind === 'idle';
  const { state: card, element } = useCardElement(stripe, container, !idle, clearProblem);
  const payNow = () => {
    const filled = element.current;
    if (!idle) return;
    if (!filled || !card.complete) {
      refuse('Please complete your card information.');
      return filled?.focus();
    }
    void pay(() => confirmCard(stripe, clientSecret, filled, name.trim()));
  };
  const enter = (event: ReactKeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    payNow();
  };
  useEnterOfProvider(container, payNow);
  return (
    <div className={styles.form}>
      <PayNotices paying={paying} amount={amount} />
      <div className={styles.field}>
        <span className={styles.label} id="card-label">
          {t('Card details')}
        </span>
        <div
          ref={container}
          role="group"
          aria-labelledby="card-label"
          className={mergeClasses(
            controlStyles.control,
            styles.card,
            card.focused && styles.focused,
            card.problem && styles.invalid,
          )}
        />
        <FieldError id="card-error" message={card.problem} />
      </div>
      <FieldShell name="nameOnCard" label={t('Name on card')} optional error={undefined}>
        {(control) => (
          <input
            {...control}
            className={controlStyles.control}
            value={name}
            autoComplete="cc-name"
            maxLength={100}
            disabled={!idle}
            onKeyDown={enter}
            onChange={(event) => {
              setName(event.target.value);
              clearProblem();
            }}
          />
        )}
      </FieldShell>
      <PayButton phase={phase} amount={amount} ready={card.complete} onPay={payNow} />
    </div>
  );
}

/** Confirms the PaymentIntent behind `clientSecret` with the card; the bank's own check of the payer happens on the way. */
function confirmCard(
  stripe: Stripe,
  clientSecret: string,
  card: StripeCardElement,
  nameOnCard: string,
): Promise<Confirmation> {
  return confirmationOf(stripe, clientSecret, () =>
    stripe.confirmCardPayment(clientSecret, {
      payment_method: { card, ...(nameOnCard && { billing_details: { name: nameOnCard } }) },
    }),
  );
}

/**
 * Enter in the provider's card field. Its frame tells this page only by submitting the form around it: `onEnter` takes
 * that while the field has the focus, and the form does not hear of it.
 */
function useEnterOfProvider(container: RefObject<HTMLElement | null>, onEnter: () => void): void {
  const notifyEnter = useEffectEvent(onEnter);
  useEffect(() => {
    const field = container.current;
    const form = field?.closest('form');
    const take = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
      notifyEnter();
    };
    const pressed = (event: KeyboardEvent) => event.key === 'Enter' && take(event);
    const submitted = (event: Event) => field?.contains(document.activeElement) && take(event);
    field?.addEventListener('keydown', pressed);
    form?.addEventListener('submit', submitted, { capture: true });
    return () => {
      field?.removeEventListener('keydown', pressed);
      form?.removeEventListener('submit', submitted, { capture: true });
    };
  }, [container]);
}
