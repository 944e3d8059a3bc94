import { LinkRegular } from '@fluentui/react-icons/svg/link';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button.tsx';
import { useToasts } from '../../../components/toasts/useToasts.ts';

interface Props {
  /** Null while it would lead to no request. */
  link: () => string | null;
}

/** Copies the address that leads straight to the request. */
export function ShareLinkButton({ link }: Props) {
  const { t } = useTranslation();
  const toasts = useToasts();

  async function share() {
    const address = link();
    if (address === null) return;
    try {
      await navigator.clipboard.writeText(address);
      toasts.show({ type: 'success', message: t('Link copied. Anyone who has it can see this request.') });
    } catch {
      toasts.show({ type: 'error', message: t('Failed to copy URL to clipboard') });
    }
  }

  return (
    <Button appearance="subtle" icon={<LinkRegular />} onClick={() => void share()}>
      {t('Share Direct Link')}
    </Button>
  );
}
