import { Button, makeStyles, tokens } from '@fluentui/react-components';
import {
  Component,
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useState,
  useEffect,
  useEffectEvent,
} from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from './Notice.tsx';

interface Options<Props> {
  /** Rendered while the code loads. Without one, nothing is rendered. */
  Fallback?: ComponentType<Props>;
  /**
   * Where a failed load is reported: in place of the component (the default), above the page for dialogs and menus, or
   * nowhere, for components that the page also works without.
   */
  failure?: 'inPlace' | 'abovePage' | 'hidden';
}

/** A component whose code loads when it first renders, or before that by `preload`. */
type LazyComponent<Props> = ComponentType<Props> & {
  /** Loads the code. Ignores errors: it loads again when the component renders. */
  preload: () => Promise<void>;
};

class LoadError extends Error {}

/**
 * Creates a component whose code loads on first use. If the load fails (offline, or a newer deployment has replaced the
 * file), only the component is missing: the page keeps its input, and the person can retry.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { Fallback, failure = 'inPlace' }: Options<Props> = {},
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | undefined;
  const loadOnce = async () => (loaded ??= await load());
  // React caches a failed load, so each attempt needs its own lazy component.
  const attempt = (): ComponentType<Props> =>
    loaded ??
    lazy(async () => ({
      default: await loadOnce().catch((cause: unknown) => {
        throw new LoadError(undefined, { cause });
      }),
    }));

  function Lazy(props: Props) {
    // Kept in state: switching to the loaded component would remount it and lose its input.
    const [Loading, setLoading] = useState(attempt);
    const { onClose } = props as { onClose?: unknown };
    return (
      <LoadBoundary
        failure={failure}
        onRetry={() => setLoading(attempt)}
        onClose={typeof onClose === 'function' ? () => onClose() : undefined}
      >
        <Suspense fallback={Fallback ? <Fallback {...props} /> : null}>
          <Loading {...props} />
        </Suspense>
      </LoadBoundary>
    );
  }
  Lazy.preload = () =>
    loadOnce().then(
      () => undefined,
      () => undefined,
    );
  return Lazy;
}

/** Loads code that is needed later, in a task of its own, so that the page reacts to input before. */
export function useWarmUp(load: () => Promise<unknown>): void {
  const warmUp = useEffectEvent(() => void load().catch(() => undefined));
  useEffect(() => {
    const timer = setTimeout(() => warmUp());
    return () => clearTimeout(timer);
  }, []);
}

interface BoundaryProps extends Pick<FailureProps, 'onRetry' | 'onClose'> {
  failure: NonNullable<Options<unknown>['failure']>;
  children: ReactNode;
}

class LoadBoundary extends Component<BoundaryProps, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render(): ReactNode {
    const { failure, onRetry, onClose, children } = this.props;
    const { error } = this.state;
    if (error === undefined) return children;
    if (!(error instanceof LoadError)) throw error;
    if (failure === 'hidden') return null;
    const retry = () => {
      onRetry();
      this.setState({ error: undefined });
    };
    return <LoadFailure isAbovePage={failure === 'abovePage'} onRetry={retry} onClose={onClose} />;
  }
}

const useStyles = makeStyles({
  abovePage: {
    position: 'fixed',
    top: tokens.spacingVerticalL,
    left: '50%',
    width: 'min(480px, calc(100vw - 32px))',
    transform: 'translateX(-50%)',
    // Above dialogs, which Fluent renders at 1000000.
    zIndex: 1000001,
    boxShadow: tokens.shadow16,
  },
});

interface FailureProps {
  isAbovePage: boolean;
  onRetry: () => void;
  onClose: (() => void) | undefined;
}

function LoadFailure({ isAbovePage, onRetry, onClose }: FailureProps) {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <div className={isAbovePage ? styles.abovePage : undefined}>
      <Notice
        type="error"
        role="alert"
        title={t('This part of the page could not be loaded')}
        actions={
          <>
            <Button onClick={onRetry}>{t('Retry')}</Button>
            {isAbovePage && onClose && <Button onClick={onClose}>{t('Close')}</Button>}
          </>
        }
      >
        {t(
          'What you entered on this page is kept. Check your connection and try again. If it keeps failing, reload the page.',
        )}
      </Notice>
    </div>
  );
}
