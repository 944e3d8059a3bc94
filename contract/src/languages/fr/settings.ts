import type { Catalog } from '../catalog.ts';

/** Profile and settings of an account. */
export const settings: Catalog = {
  'Your Profile': 'Votre profil',
  'Edit profile': 'Modifier le profil',
  'Failed to fetch profile': 'Impossible d’obtenir le profil',
  'Profile update failed': 'La mise à jour du profil a échoué',
  'Failed to update profile': 'Impossible de mettre à jour le profil',
  'You sign in with this address. It can’t be changed.':
    'Vous vous connectez avec cette adresse. Elle ne peut pas être modifiée.',
  'Job title': 'Fonction',
  Department: 'Service',
  'Select a department': 'Choisissez un service',
  'Legal Department': 'Service juridique',
  Administration: 'Administration',
  Operations: 'Opérations',
  'Legal Administrator': 'Gestionnaire juridique',
  'About you': 'À propos de vous',
  Save: 'Enregistrer',
  'Saving...': 'Enregistrement...',
  Continue: 'Continuer',
  'Please wait...': 'Veuillez patienter...',
  'Failed to update settings': 'Impossible de mettre à jour les paramètres',
  Security: 'Sécurité',
  Preferences: 'Préférences',
  'Change password': 'Modifier le mot de passe',
  'Changing your password signs you out everywhere else.':
    'Le changement de mot de passe ferme vos sessions sur tous vos autres appareils.',
  'Current password': 'Mot de passe actuel',
  'Your password': 'Votre mot de passe',
  'At least 8 characters': 'Au moins 8 caractères',
  'Confirm new password': 'Confirmez le nouveau mot de passe',
  'Update password': 'Mettre à jour le mot de passe',
  'Updating...': 'Mise à jour...',
  'Failed to update password': 'Impossible de mettre à jour le mot de passe',
  'Your account has no password yet because you sign in with another provider. To set one, choose Send Reset Link. We’ll email you the link.':
    'Votre compte n’a pas encore de mot de passe, car vous vous connectez avec un autre fournisseur. Pour en définir un, choisissez « Envoyer le lien ». Nous vous enverrons le lien par courriel.',
  'When you sign in, you enter your password and a code from an app on your phone.':
    'À la connexion, vous saisissez votre mot de passe et un code d’une application de votre téléphone.',
  'Two-step sign-in is off.': 'La connexion en deux étapes est désactivée.',
  'Set a password first. You need it to turn on two-step sign-in.':
    'Définissez d’abord un mot de passe. Il est nécessaire pour activer la connexion en deux étapes.',
  'Turn off two-step sign-in': 'Désactiver la connexion en deux étapes',
  'Turn off': 'Désactiver',
  '6-digit code, or a recovery code': 'Code à 6 chiffres ou code de récupération',
  'We couldn’t turn off two-step sign-in. Please try again.':
    'La connexion en deux étapes n’a pas pu être désactivée. Veuillez réessayer.',
  'You have 1 recovery code left.': 'Il vous reste 1 code de récupération.',
  'You have {{codes}} recovery codes left.': 'Codes de récupération restants : {{codes}}.',
  'To get new codes, set up two-step sign-in again.':
    'Pour obtenir de nouveaux codes, configurez de nouveau la connexion en deux étapes.',
  'Set it up again if you get a new phone or need new recovery codes.':
    'Configurez-la de nouveau si vous changez de téléphone ou avez besoin de nouveaux codes de récupération.',
  'Set up again': 'Configurer de nouveau',
  'Use this authenticator': 'Utiliser cette application',
  'Your role requires two-step sign-in, so it can’t be turned off.':
    'Votre rôle exige la connexion en deux étapes ; elle ne peut donc pas être désactivée.',
  'Changes apply right away on every device where you sign in.':
    'Les changements s’appliquent aussitôt sur chaque appareil où vous vous connectez.',
  'Dark mode': 'Mode sombre',
  'Uses your system setting until you choose.':
    'Utilise le réglage de votre système jusqu’à ce que vous choisissiez.',
  'Use system setting': 'Utiliser celui du système',
  'Time zone': 'Fuseau horaire',
  'All dates and times use this time zone, including daylight saving time.':
    'Toutes les dates et heures utilisent ce fuseau horaire, heure d’été comprise.',
  'UTC (Coordinated Universal Time)': 'UTC (temps universel coordonné)',
  'EST (Eastern Time)': 'EST (heure de l’Est)',
  'PST (Pacific Time)': 'PST (heure du Pacifique)',
  'CST (Central Time)': 'CST (heure du Centre)',
  'We always email you about your account, such as when your password changes.':
    'Nous vous envoyons toujours les courriels relatifs à votre compte, par exemple lorsque votre mot de passe change.',
  'Email notifications': 'Notifications par courriel',
  'Notifications about your requests, sent to {{email}}.':
    'Notifications sur vos demandes, envoyées à {{email}}.',
  'SMS notifications': 'Notifications par SMS',
  'Notifications about your requests, sent to {{phone}}. They show the order ID, but no patient names. Message and data rates may apply.':
    'Notifications sur vos demandes, envoyées au {{phone}}. Elles indiquent le numéro de commande, mais aucun nom de patient. Des frais de messagerie et de données peuvent s’appliquer.',
  'Text messages need a phone number.': 'Les SMS nécessitent un numéro de téléphone.',
  'Add one to your profile': 'Ajoutez-en un à votre profil',
  'Address book': 'Carnet d’adresses',
  'Failed to load your address book': 'Impossible de charger votre carnet d’adresses',
  'Copy services': 'Services de reprographie',
  'Filled from the requests that you submit, and offered in the next one. Contacts that you don’t use for two years are deleted. Submitted requests don’t change.':
    'Rempli à partir des demandes que vous soumettez, et proposé dans la suivante. Les contacts que vous n’utilisez pas pendant deux ans sont supprimés. Les demandes soumises ne changent pas.',
  Attorneys: 'Avocats',
  'None yet. Your next submitted request adds one.':
    'Aucun pour l’instant. La prochaine demande que vous soumettrez en ajoutera un.',
  'Last used on {{date}}': 'Dernière utilisation le {{date}}',
  'Contact deleted': 'Contact supprimé',
  'Delete {{name}}?': 'Supprimer {{name}} ?',
  'The contact was not deleted': 'Le contact n’a pas été supprimé',
  'New requests no longer offer it in step 1. Submitted requests keep it.':
    'L’étape 1 d’une nouvelle demande ne le proposera plus. Les demandes soumises le conservent.',
  'Contact saved': 'Contact enregistré',
  'The contact was not saved': 'Le contact n’a pas été enregistré',
  'Edit copy service': 'Modifier le service de reprographie',
  'Edit attorney': 'Modifier l’avocat',
  'The contact ID is not valid': 'L’identifiant du contact n’est pas valide',
  'This contact is no longer in your address book': 'Ce contact n’est plus dans votre carnet d’adresses',
  'Another contact in your address book has the same email address':
    'Un autre contact de votre carnet a la même adresse courriel',
  'Open the link in the email to {{email}} to confirm your address.':
    'Ouvrez le lien du courriel envoyé à {{email}} pour confirmer votre adresse.',
  'Email me a link': 'M’envoyer un lien',
  'Until you confirm {{email}}, we don’t email you about requests that you added to your list, and our emails don’t include verification codes.':
    'Tant que vous n’avez pas confirmé {{email}}, nous ne vous écrivons pas au sujet des demandes que vous avez ajoutées à votre liste, et nos courriels ne contiennent pas de code de vérification.',
  'Confirm your phone number': 'Confirmez votre numéro de téléphone',
  'Text me a code': 'Code par SMS',
  'SMS notifications are on, but we don’t send any to {{phone}} until you confirm that it is yours.':
    'Les notifications par SMS sont activées, mais nous n’en envoyons aucune au {{phone}} tant que vous n’avez pas confirmé que ce numéro est le vôtre.',
  'We couldn’t confirm the phone number. Please try again.':
    'Nous n’avons pas pu confirmer le numéro de téléphone. Veuillez réessayer.',
  'We sent a code to {{phone}}. It is valid for {{minutes}} minutes.':
    'Nous avons envoyé un code au {{phone}}. Il est valable {{minutes}} minutes.',
  'Confirm phone number': 'Confirmer le numéro de téléphone',
  'Get another code': 'Obtenir un autre code',
  'Open notification settings': 'Ouvrir les paramètres de notification',
  'We can now email you about every request in your list.':
    'Nous pouvons maintenant vous écrire au sujet de toutes les demandes de votre liste.',
  'Go to Dashboard': 'Aller au tableau de bord',
  'You are signed in as {{email}}. Confirm that this is your address.':
    'Vous êtes connecté en tant que {{email}}. Confirmez qu’il s’agit de votre adresse.',
  Management: 'Direction',
};
