import type { Catalog } from '../catalog.ts';

/** Emails about an account. */
export const accountEmails: Catalog = {
  'If this was not you, reset your password now and contact us.':
    'Si ce n’était pas vous, réinitialisez tout de suite votre mot de passe et contactez-nous.',
  'Reset my password': 'Réinitialiser mon mot de passe',
  'Reset your password': 'Réinitialisez votre mot de passe',
  'Someone asked to reset the password for your {{portal}} account.':
    'Quelqu’un a demandé la réinitialisation du mot de passe de votre compte {{portal}}.',
  'The link is valid for 30 minutes and can be used once. If you did not ask for it, ignore this email. Your password will not change.':
    'Le lien est valable 30 minutes et ne peut être utilisé qu’une fois. Si vous ne l’avez pas demandé, ignorez ce courriel. Votre mot de passe ne changera pas.',
  'Choose a new password': 'Choisir un nouveau mot de passe',
  'You already have an account': 'Vous avez déjà un compte',
  'Someone tried to create an account at {{portal}} with your email address. You already have one, so we did not create another.':
    'Quelqu’un a tenté de créer un compte {{portal}} avec votre adresse courriel. Vous en avez déjà un ; nous n’en avons donc pas créé d’autre.',
  'If it was you, sign in, or reset your password if you forgot it. If it was not you, you do not need to do anything.':
    'Si c’était vous, connectez-vous, ou réinitialisez votre mot de passe si vous l’avez oublié. Si ce n’était pas vous, vous n’avez rien à faire.',
  'You are invited to {{portal}}': 'Invitation à {{portal}}',
  'You are invited to create an account with {{portal}}.':
    'Vous êtes invité à créer un compte auprès de {{portal}}.',
  'You are invited to join {{portal}} as a staff member.':
    'Vous êtes invité à rejoindre {{portal}} en tant que membre du personnel.',
  'The link is valid for 7 days and can be used once.':
    'Le lien est valable 7 jours et ne peut être utilisé qu’une fois.',
  'Accept the invitation': 'Accepter l’invitation',
  'Your password was changed': 'Votre mot de passe a été modifié',
  'The password for your account was changed. All your other sessions were signed out.':
    'Le mot de passe de votre compte a été modifié. Toutes vos autres sessions ont été fermées.',
  'Two-step sign-in is on': 'La connexion en deux étapes est activée',
  'Two-step sign-in is off': 'La connexion en deux étapes est désactivée',
  'From now on, you need your password and a code from your authenticator app to sign in.':
    'Désormais, il vous faut votre mot de passe et un code de votre application d’authentification pour vous connecter.',
  'From now on, you only need your password to sign in.':
    'Désormais, votre mot de passe suffit pour vous connecter.',
  'A new sign-in method was added': 'Un nouveau mode de connexion a été ajouté',
  'An account with another provider was linked to yours and can be used to sign in.':
    'Un compte chez un autre fournisseur a été associé au vôtre et peut servir à vous connecter.',
  'Your role was changed': 'Votre rôle a été modifié',
  'Confirm your address': 'Confirmez votre adresse courriel',
  'Someone created a {{portal}} account with this email address.':
    'Quelqu’un a créé un compte {{portal}} avec cette adresse courriel.',
  'If it was you, use the link below and sign in to confirm the address. The link is valid for {{hours}} hours and can be used once. If it was not you, ignore this email. We will not send this account any verification codes.':
    'Si c’était vous, utilisez le lien ci-dessous et connectez-vous pour confirmer l’adresse. Le lien est valable {{hours}} heures et ne peut être utilisé qu’une fois. Si ce n’était pas vous, ignorez ce courriel. Nous n’enverrons aucun code de vérification à ce compte.',
  'Confirm my address': 'Confirmer mon adresse',
  'You are invited to join {{portal}} as an administrator.':
    'Vous êtes invité à rejoindre {{portal}} en tant qu’administrateur.',
  'Two-step sign-in was reset': 'La connexion en deux étapes a été réinitialisée',
  'An admin reset two-step sign-in for your account. Sign in with your password. You can set it up again under Settings, Security.':
    'Un administrateur a réinitialisé la connexion en deux étapes de votre compte. Connectez-vous avec votre mot de passe. Vous pouvez la configurer de nouveau sous Paramètres, Sécurité.',
  'If you didn’t expect this, contact us.': 'Si vous ne vous y attendiez pas, contactez-nous.',
  'An admin changed your role.': 'Un administrateur a modifié votre rôle.',
  'An admin changed your role. You are a client now.':
    'Un administrateur a modifié votre rôle. Vous êtes maintenant client.',
  'An admin changed your role. You are a staff member now.':
    'Un administrateur a modifié votre rôle. Vous faites maintenant partie du personnel.',
  'An admin changed your role. You are an administrator now.':
    'Un administrateur a modifié votre rôle. Vous êtes maintenant administrateur.',
  'Please sign in again.': 'Veuillez vous reconnecter.',
};
