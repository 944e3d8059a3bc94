import { Component, type ReactNode } from 'react';
import { CrashScreen } from './CrashScreen.tsx';

interface State {
  failed: boolean;
}

/** Shows the crash screen when a screen throws or its code cannot be loaded. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <CrashScreen /> : this.props.children;
  }
}
