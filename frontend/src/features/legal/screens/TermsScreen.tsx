import { useTranslation } from 'react-i18next';
import { brand } from '../../../lib/brand.ts';
import { LegalPage } from '../components/LegalPage.tsx';
import { LegalSection } from '../components/LegalSection.tsx';

/** /terms: the terms of service, which people accept when they create an account. */
export function TermsScreen() {
  const { t } = useTranslation();
  const { name } = brand;
  return (
    <LegalPage title={t('Terms of Service')}>
      <LegalSection title={t('What the service is')}>
        <p>
          {t(
            '{{name}} accepts requests for copies of medical records from law firms and copy services, obtains the records, and makes the documents available for download. It does not give legal or medical advice.',
            { name },
          )}
        </p>
      </LegalSection>
      <LegalSection title={t('Who may use it')}>
        <p>
          {t(
            'You may request records only with a valid authorization, subpoena or other legal basis, and only for the purpose it states. By submitting a request, you confirm that you have this legal basis and that the information you enter is accurate.',
          )}
        </p>
      </LegalSection>
      <LegalSection title={t('Your account')}>
        <p>
          {t(
            'Keep your password and verification codes private. Anyone who has a request’s Order ID and verification code can see it. Tell us right away if you believe someone else has used your account.',
          )}
        </p>
      </LegalSection>
      <LegalSection title={t('Fees and payment')}>
        <p>
          {t(
            'Each request has a processing fee, which we show before you pay. Documents and invoices may cost extra. You see each amount before you agree to it. A payment provider processes payments. Card and bank details do not pass through our servers.',
          )}
        </p>
        <p>
          {t(
            'The processing fee covers work that begins with your request and is not refunded when a facility has no records or declines to release them. Duplicate payments made by mistake are refunded.',
          )}
        </p>
      </LegalSection>
      <LegalSection title={t('Documents')}>
        <p>
          {t(
            'Documents are copies of what the facility released. We do not guarantee their content. A document may be withheld for a time after upload, and you may be able to download it only once or for a limited time. Download and keep what you need.',
          )}
        </p>
      </LegalSection>
      <LegalSection title={t('What is not allowed')}>
        <ul>
          <li>{t('Requesting records without a legal basis or in someone else’s name.')}</li>
          <li>{t('Uploading harmful files, or trying to access requests that are not yours.')}</li>
          <li>{t('Copying the service with automated tools, or overloading it.')}</li>
        </ul>
      </LegalSection>
      <LegalSection title={t('Availability and liability')}>
        <p>
          {t(
            'We work to keep the service available and announce planned interruptions when we can. To the extent the law allows, our liability is limited to direct damages up to the fees you paid for the request concerned.',
          )}
        </p>
      </LegalSection>
      <LegalSection title={t('Changes and termination')}>
        <p>
          {t(
            'This page shows the current terms. If you no longer want your account, write to us, and we disable it. We may disable an account that violates these terms. We complete requests that are paid for.',
          )}
        </p>
      </LegalSection>
    </LegalPage>
  );
}
