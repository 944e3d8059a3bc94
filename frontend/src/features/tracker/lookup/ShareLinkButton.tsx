import { Button } from '@fluentui/react-components';
import { LinkRegular } from '@fluentui/react-icons/svg/link';
import { useTranslation } from 'react-i18next';
import { useToasts } from '../../../components/toasts/useToasts.ts';

interface Props {
  /** Returns the address to copy; null while the fields are incomplete. */
  link: () => string | null;
}

/** Copies a link that opens the request. */
export function ShareLinkButton({ link }: Props) {
  const { t } = useTranslation();
  const toasts = useToasts();

  async function share() {
    const address = link();
    if (address === null) return;
    try {
      await navigator.clipboard.writeText(address);
      toasts.show({
        type: 'success',
        message: t(
          'Link copied. It opens the request and the patient’s records without signing in. Send it only to people who may see them.',
        ),
      });
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
