import { useTranslation } from 'react-i18next';
import { brand } from '../../../lib/brand.ts';
import { LegalPage } from '../components/LegalPage.tsx';
import { LegalSection } from '../components/LegalSection.tsx';

/** /privacy: the privacy policy. */
export function PrivacyScreen() {
  const { t } = useTranslation();
  const { name } = brand;
  return (
    <LegalPage title={t('Privacy Policy')}>
      <LegalSection title={t('Health information')}>
        <p>
          {t(
            '{{name}} handles health information as required by the Health Insurance Portability and Accountability Act (HIPAA) and the agreements with the facilities. We use it only to fulfill the request it belongs to. We do not sell it or use it for advertising.',
            { name },
          )}
        </p>
      </LegalSection>
      <LegalSection title={t('What we keep')}>
        <ul>
          <li>
            {t(
              'For an account: name, email address, phone number if you provide one, your preferences, unfinished requests, and the contacts of requests that you submitted.',
            )}
          </li>
          <li>
            {t(
              'For a request: the patient’s name and date of birth, the last four digits of the Social Security number if you provide them, contact details of the firms involved, messages, and the documents.',
            )}
          </li>
          <li>
            {t(
              'For a payment: amount, time and the payment provider’s reference. Only the payment provider stores card and bank numbers.',
            )}
          </li>
          <li>
            {t(
              'For access and changes: when requests and documents were opened or changed, and from which IP address. HIPAA requires this record.',
            )}
          </li>
        </ul>
      </LegalSection>
      <LegalSection title={t('Who can see it')}>
        <p>
          {t(
            'The staff who fulfill the request, anyone who has its Order ID and verification code, and the account that submitted it. Our hosting, payment and messaging providers process data for us under agreements that require the same care. We share data with authorities only where the law requires it.',
          )}
        </p>
      </LegalSection>
      <LegalSection title={t('How it is protected')}>
        <p>
          {t(
            'Data is encrypted in transit and at rest. Every upload is scanned for malware. Access is limited by role, staff are signed out when idle, and every access is recorded. Emails and text messages do not name patients, but they show the order ID that you chose.',
          )}
        </p>
      </LegalSection>
      <LegalSection title={t('In your browser')}>
        <p>
          {t(
            'The portal uses no tracking and no advertising cookies. Your browser stores your session, your language and display preferences, an unfinished request until you close the tab, and the requests you opened recently. Signing out removes them.',
          )}
        </p>
      </LegalSection>
      <LegalSection title={t('How long it is kept')}>
        <p>
          {t(
            'We keep requests and their documents for as long as the law and the agreements with the facilities require, and then delete them. Unfinished requests in your account are deleted after 30 days. Contacts in your address book are deleted after two years without use.',
          )}
        </p>
      </LegalSection>
      <LegalSection title={t('Your rights')}>
        <p>
          {t(
            'You may ask what we keep about you, have errors corrected, and receive a copy. Patients may ask which of their information was disclosed and to whom. If a breach affects you, we notify you without delay.',
          )}
        </p>
      </LegalSection>
    </LegalPage>
  );
}
