import type { Catalog } from '../catalog.ts';

/** Sign-in, sign-up and two-step sign-in. */
export const account: Catalog = {
  'About the portal': 'À propos du portail',
  Terms: 'Conditions',
  'Privacy Policy': 'Politique de confidentialité',
  'client firms': 'cabinets clients',
  'records delivered': 'dossiers remis',
  uptime: 'disponibilité',
  'Medical records for legal work, handled securely':
    'Des dossiers médicaux pour le travail juridique, traités en toute sécurité',
  'HIPAA-secure handling from request to delivery. Trusted by {{firms}} firms.':
    'Un traitement sécurisé conforme à HIPAA, de la demande à la remise. {{firms}} cabinets nous font confiance.',
  'Sign in': 'Se connecter',
  'Sign in to your account': 'Connectez-vous à votre compte',
  'Signing you in...': 'Connexion...',
  'You are not signed in': 'Vous n’êtes pas connecté',
  'Back to Sign In': 'Retour à la connexion',
  'Go to Sign In': 'Aller à la connexion',
  'Your session has ended. Please sign in again.':
    'Votre session est terminée. Veuillez vous connecter de nouveau.',
  'You were signed out after {{minutes}} minutes of inactivity.':
    'Votre session a été fermée après {{minutes}} minutes d’inactivité.',
  'New here?': 'Première visite ?',
  'Remember me for 30 days': 'Se souvenir de moi pendant 30 jours',
  or: 'ou',
  'Continue with {{provider}}': 'Continuer avec {{provider}}',
  'Link your {{provider}} account': 'Associez votre compte {{provider}}',
  'An account with {{email}} exists. Enter its password to link it.':
    'Un compte existe avec {{email}}. Saisissez son mot de passe pour l’associer.',
  'Link and sign in': 'Associer et se connecter',
  'Login failed. Please try again.': 'La connexion a échoué. Veuillez réessayer.',
  'This sign-in didn’t start in this tab. Please sign in again.':
    'Cette connexion n’a pas été commencée dans cet onglet. Veuillez vous reconnecter.',
  'You canceled the sign-in with the other provider. Nothing was changed.':
    'Vous avez annulé la connexion auprès de l’autre fournisseur. Rien n’a été modifié.',
  'The other provider could not sign you in. Please try again, or sign in with your password.':
    'L’autre fournisseur n’a pas pu vous connecter. Réessayez ou connectez-vous avec votre mot de passe.',
  Email: 'Courriel',
  'Did you mean {{address}}?': 'Vouliez-vous dire {{address}} ?',
  Password: 'Mot de passe',
  'Show {{label}}': 'Afficher : {{label}}',
  'Hide {{label}}': 'Masquer : {{label}}',
  'Forgot password?': 'Mot de passe oublié ?',
  'Forgot your password?': 'Mot de passe oublié ?',
  'Enter the email address of your account. We’ll email you a link to set a new password.':
    'Saisissez l’adresse courriel de votre compte. Nous vous enverrons un lien pour définir un nouveau mot de passe.',
  'Send Reset Link': 'Envoyer le lien',
  'Sending...': 'Envoi...',
  'Failed to send reset email. Please try again.':
    'Impossible d’envoyer le courriel de réinitialisation. Veuillez réessayer.',
  'Check Your Email': 'Consultez vos courriels',
  'The link works once, for 30 minutes. If you don’t get it, check your spam folder and make sure you entered the email address of your account.':
    'Le lien fonctionne une seule fois, pendant 30 minutes. Si vous ne le recevez pas, regardez dans vos courriers indésirables et vérifiez que vous avez saisi l’adresse de votre compte.',
  'Emails take longer than usual right now.':
    'En ce moment, les courriels mettent plus de temps que d’habitude à arriver.',
  'Go to Reset Password': 'Aller à la réinitialisation',
  'Development Token': 'Jeton de développement',
  Copy: 'Copier',
  'Reset password': 'Réinitialiser le mot de passe',
  'Resetting...': 'Réinitialisation...',
  'Reset token': 'Jeton de réinitialisation',
  'The link in your email fills this in for you.': 'Le lien de votre courriel le remplit pour vous.',
  'New password': 'Nouveau mot de passe',
  'At least 6 characters': 'Au moins 6 caractères',
  'Confirm password': 'Confirmez le mot de passe',
  'Failed to reset password. Please try again.':
    'Impossible de réinitialiser le mot de passe. Veuillez réessayer.',
  'Password Reset Successful': 'Le mot de passe a été réinitialisé',
  'Sign in with your new password. We signed you out everywhere else.':
    'Connectez-vous avec votre nouveau mot de passe. Nous avons fermé toutes vos autres sessions.',
  'Create your account': 'Créez votre compte',
  'Already have an account?': 'Vous avez déjà un compte ?',
  'Create account': 'Créer le compte',
  'Creating account...': 'Création du compte...',
  'First name': 'Prénom',
  'Last name': 'Nom',
  'Phone number': 'Numéro de téléphone',
  'I agree to the terms and conditions': 'J’accepte les conditions d’utilisation',
  'You must agree to the terms and conditions': 'Vous devez accepter les conditions d’utilisation',
  'Your invitation is for this address.': 'Votre invitation vaut pour cette adresse.',
  '{{name}} invites you to join as a client.': '{{name}} vous invite à rejoindre le portail comme client.',
  '{{name}} invites you to join as a staff member.':
    '{{name}} vous invite à rejoindre le portail comme membre du personnel.',
  '{{name}} invites you to join as an administrator.':
    '{{name}} vous invite à rejoindre le portail avec le rôle d’administrateur.',
  'This invitation is no longer valid': 'Cette invitation n’est plus valable',
  'This invitation was already accepted or has expired. If you accepted it, sign in. Otherwise, ask the person who invited you for a new one.':
    'Cette invitation a déjà été acceptée ou a expiré. Si vous l’avez acceptée, connectez-vous. Sinon, demandez-en une nouvelle à la personne qui vous a invité.',
  'Your invitation could not be opened': 'Votre invitation n’a pas pu être ouverte',
  'Sign up as a client': 'S’inscrire comme client',
  'Two-step sign-in': 'Connexion en deux étapes',
  'Set up two-step sign-in': 'Configurez la connexion en deux étapes',
  'Your account requires two-step sign-in. Set it up now. You only do this once, and it takes about a minute.':
    'Votre compte exige la connexion en deux étapes. Configurez-la maintenant. Vous ne le faites qu’une fois, et cela prend environ une minute.',
  'Two-step sign-in is not set up yet': 'La connexion en deux étapes n’est pas encore configurée',
  'We couldn’t start the setup. Please try again.':
    'La configuration n’a pas pu être lancée. Veuillez réessayer.',
  'Scan this code with an authenticator app, such as Microsoft Authenticator, Google Authenticator or 1Password.':
    'Scannez ce code avec une application d’authentification, comme Microsoft Authenticator, Google Authenticator ou 1Password.',
  'QR code for your authenticator app': 'Code QR pour votre application d’authentification',
  'Open an authenticator app on this device': 'Ouvrir une application d’authentification sur cet appareil',
  'Or type this key into the app:': 'Ou saisissez cette clé dans l’application :',
  'Setup key': 'Clé de configuration',
  'Turn on two-step sign-in': 'Activer la connexion en deux étapes',
  '6-digit code': 'Code à 6 chiffres',
  'Enter the 6-digit code from your authenticator app.':
    'Saisissez le code à 6 chiffres de votre application d’authentification.',
  'Enter one of the recovery codes that you saved. Each works once.':
    'Saisissez l’un des codes de récupération que vous avez conservés. Chacun fonctionne une seule fois.',
  'Use your authenticator app instead': 'Utiliser plutôt votre application d’authentification',
  'Use a recovery code instead': 'Utiliser plutôt un code de récupération',
  'Recovery code': 'Code de récupération',
  'Recovery codes': 'Codes de récupération',
  'Save your recovery codes': 'Conservez vos codes de récupération',
  'Two-step sign-in is on. If you lose access to your authenticator app, sign in with one of these codes. Each code works once. Keep them in a safe place. We won’t show them again.':
    'La connexion en deux étapes est activée. Si vous n’avez plus accès à votre application d’authentification, connectez-vous avec l’un de ces codes. Chaque code fonctionne une seule fois. Gardez-les en lieu sûr. Nous ne les afficherons plus.',
  Print: 'Imprimer',
  'I have saved them': 'Je les ai conservés',
  'We couldn’t check the code. Please try again.': 'Le code n’a pas pu être vérifié. Veuillez réessayer.',
};
