import { ProgressBar } from '@fluentui/react-components';

/** A progress bar; `value` from 0 to 1. */
export function ProgressLine({ value, label }: { value: number; label: string }) {
  return <ProgressBar aria-label={label} value={Math.round(value * 100)} max={100} thickness="large" />;
}
