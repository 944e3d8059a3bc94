import type { Catalogue } from '../catalogue.ts';

/** What is mailed about an account. */
export const accountMails: Catalogue = {
  'If this was not you, reset your password now and tell us.':
    'Si ce n’était pas vous, réinitialisez tout de suite votre mot de passe et prévenez-nous.',
  'Reset my password': 'Réinitialiser mon mot de passe',
  'Reset your password': 'Réinitialisez votre mot de passe',
  'Somebody asked to reset the password of your account with {{portal}}.':
    'Quelqu’un a demandé la réinitialisation du mot de passe de votre compte {{portal}}.',
  'The link is good for 30 minutes and can be used once. If you did not ask for it, ignore this mail: your password stays as it is.':
    'Le lien est valable 30 minutes et ne peut être utilisé qu’une fois. Si vous ne l’avez pas demandé, ignorez cet e-mail : votre mot de passe reste inchangé.',
  'Choose a new password': 'Choisir un nouveau mot de passe',
  'You already have an account': 'Vous avez déjà un compte',
  'Somebody tried to create an account with your address at {{portal}}. You have one already, so nothing was created.':
    'Quelqu’un a tenté de créer un compte avec votre adresse auprès de {{portal}}. Vous en avez déjà un ; rien n’a donc été créé.',
  'If it was you, sign in, or reset your password if you have forgotten it. Otherwise there is nothing to do.':
    'Si c’était vous, connectez-vous, ou réinitialisez votre mot de passe si vous l’avez oublié. Sinon, il n’y a rien à faire.',
  'You are invited to {{portal}}': 'Invitation à {{portal}}',
  'You are invited to open an account with {{portal}}.':
    'Vous êtes invité à ouvrir un compte auprès de {{portal}}.',
  'You are invited to work in the records console of {{portal}}.':
    'Vous êtes invité à travailler dans la console des dossiers de {{portal}}.',
  'The link is good for seven days and can be used once.':
    'Le lien est valable sept jours et ne peut être utilisé qu’une fois.',
  'Accept the invitation': 'Accepter l’invitation',
  'Your password was changed': 'Votre mot de passe a été modifié',
  'The password of your account was changed, and every other session was signed out.':
    'Le mot de passe de votre compte a été modifié et toutes les autres sessions ont été fermées.',
  'Two-step sign-in is on': 'La connexion en deux étapes est activée',
  'Two-step sign-in is off': 'La connexion en deux étapes est désactivée',
  'From now on, signing in takes your password and a code of your authenticator.':
    'Désormais, la connexion demande votre mot de passe et un code de votre authentificateur.',
  'From now on, signing in takes your password alone.':
    'Désormais, la connexion demande seulement votre mot de passe.',
  'A new way to sign in was added': 'Un nouveau mode de connexion a été ajouté',
  'An account with another provider was linked to yours and can be used to sign in.':
    'Un compte chez un autre fournisseur a été associé au vôtre et peut servir à vous connecter.',
  'Your role was changed': 'Votre rôle a été modifié',
  'An administrator has changed what your account may do. Please sign in again.':
    'Un administrateur a modifié ce que votre compte peut faire. Veuillez vous connecter à nouveau.',
};
