import type { Catalogue } from '../catalogue.ts';

/** The profile and the settings of an account. */
export const settings: Catalogue = {
  'Your Profile': 'Votre profil',
  'Edit profile': 'Modifier le profil',
  'Failed to fetch profile': 'Impossible d’obtenir le profil',
  'Profile update failed': 'La mise à jour du profil a échoué',
  'Failed to update profile': 'Impossible de mettre à jour le profil',
  'You sign in with it; it cannot be changed.':
    'Vous l’utilisez pour vous connecter ; il ne peut pas être modifié.',
  'Job title': 'Fonction',
  Department: 'Service',
  'Select a department': 'Choisissez un service',
  'Legal Department': 'Service juridique',
  Administration: 'Administration',
  Operations: 'Opérations',
  Management: 'Direction',
  'Legal Administrator': 'Gestionnaire juridique',
  'About you': 'À propos de vous',
  'Not given': 'Non renseigné',
  Save: 'Enregistrer',
  'Saving...': 'Enregistrement...',
  Continue: 'Continuer',
  'Please wait...': 'Veuillez patienter...',
  'Failed to update settings': 'Impossible de mettre à jour les paramètres',
  Security: 'Sécurité',
  Preferences: 'Préférences',
  'Change password': 'Modifier le mot de passe',
  'Signs you out everywhere else.': 'Ferme vos sessions partout ailleurs.',
  'Current password': 'Mot de passe actuel',
  'Your password': 'Votre mot de passe',
  'At least 8 characters': 'Au moins 8 caractères',
  'Confirm new password': 'Confirmez le nouveau mot de passe',
  'Update password': 'Mettre à jour le mot de passe',
  'Updating...': 'Mise à jour...',
  'Failed to update password': 'Impossible de mettre à jour le mot de passe',
  'Your account has no password yet: you sign in with another provider. To set one, ask for a reset link; it comes by email.':
    'Votre compte n’a pas encore de mot de passe : vous vous connectez avec un autre fournisseur. Pour en définir un, demandez un lien de réinitialisation ; il arrive par e-mail.',
  'Besides your password, signing in asks for a code from an app on your phone.':
    'En plus de votre mot de passe, la connexion demande un code d’une application de votre téléphone.',
  'It is off.': 'Elle est désactivée.',
  'Set a password first: turning it on asks for it.':
    'Définissez d’abord un mot de passe : il est demandé pour l’activer.',
  'Turn off two-step sign-in': 'Désactiver la connexion en deux étapes',
  'Turn off': 'Désactiver',
  '6-digit code, or a recovery code': 'Code à 6 chiffres ou code de récupération',
  'Two-step sign-in could not be turned off. Please try again.':
    'La connexion en deux étapes n’a pas pu être désactivée. Veuillez réessayer.',
  'Recovery codes left: {{codes}}.': 'Codes de récupération restants : {{codes}}.',
  'For new ones, set it up again.': 'Pour en obtenir de nouveaux, configurez-la à nouveau.',
  'Set it up again for a new phone, or for new recovery codes.':
    'Configurez-la à nouveau pour un nouveau téléphone ou pour de nouveaux codes de récupération.',
  'Set up again': 'Configurer à nouveau',
  'Use this authenticator': 'Utiliser cette application',
  'It is required for your role and cannot be turned off.':
    'Elle est obligatoire pour votre rôle et ne peut pas être désactivée.',
  'They apply at once, on every device where you sign in.':
    'Elles s’appliquent aussitôt, sur chaque appareil où vous vous connectez.',
  'Dark mode': 'Mode sombre',
  'Follows your system until you choose.': 'Suit votre système jusqu’à ce que vous choisissiez.',
  'Follow the system again': 'Suivre à nouveau le système',
  'Time zone': 'Fuseau horaire',
  'Every date and time is shown in it, daylight saving time included.':
    'Chaque date et chaque heure y sont affichées, heure d’été comprise.',
  'UTC (Coordinated Universal Time)': 'UTC (temps universel coordonné)',
  'EST (Eastern Time)': 'EST (heure de l’Est)',
  'PST (Pacific Time)': 'PST (heure du Pacifique)',
  'CST (Central Time)': 'CST (heure du Centre)',
  'Mail about your account, such as a changed password, is sent in any case.':
    'Les e-mails sur votre compte, par exemple après un changement de mot de passe, sont envoyés dans tous les cas.',
  'Email notifications': 'Notifications par e-mail',
  'News of your requests, sent to {{email}}.': 'Des nouvelles de vos demandes, envoyées à {{email}}.',
  'SMS notifications': 'Notifications par SMS',
  'News of your requests, sent to {{phone}}. They name no patient.':
    'Des nouvelles de vos demandes, envoyées au {{phone}}. Elles ne nomment aucun patient.',
  'Text messages need a phone number.': 'Les SMS nécessitent un numéro de téléphone.',
  'Add one to your profile': 'Ajoutez-en un à votre profil',
};
