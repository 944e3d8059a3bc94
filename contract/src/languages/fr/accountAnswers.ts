import type { Catalog } from '../catalog.ts';

/** Messages of fields and of the API about accounts. */
export const accountAnswers: Catalog = {
  'Please sign in.': 'Veuillez vous connecter.',
  'Login failed. Please check your credentials.':
    'La connexion a échoué. Veuillez vérifier vos identifiants.',
  'Registration failed. Please try again.': 'L’inscription a échoué. Veuillez réessayer.',
  'A password reset link has been sent to your email address':
    'Un lien de réinitialisation du mot de passe a été envoyé à votre adresse courriel',
  'Password reset successful': 'Le mot de passe a bien été réinitialisé',
  'This reset link is no longer valid. Please request a new one.':
    'Ce lien de réinitialisation n’est plus valable. Veuillez en demander un nouveau.',
  'Reset token is required': 'Le jeton de réinitialisation est obligatoire',
  'Encryption failed. Please try again.': 'Le chiffrement a échoué. Veuillez réessayer.',
  'Failed to get public key from server': 'Impossible d’obtenir la clé publique du serveur',
  'The server sent a session token that can’t be read': 'Le serveur a envoyé un jeton de session illisible',
  'Password is required': 'Le mot de passe est obligatoire',
  'Passwords do not match': 'Les mots de passe ne correspondent pas',
  'New passwords do not match': 'Les nouveaux mots de passe ne correspondent pas',
  'Please use a shorter password': 'Veuillez utiliser un mot de passe plus court',
  'Password must be at least 6 characters': 'Le mot de passe doit comporter au moins 6 caractères',
  'Password must be at least 6 characters long': 'Le mot de passe doit comporter au moins 6 caractères',
  'New password must be at least 8 characters long':
    'Le nouveau mot de passe doit comporter au moins 8 caractères',
  'Your password cannot be your email address, the part of it before the @, or the name of this portal, even with digits or symbols around it. Please choose another one.':
    'Votre mot de passe ne peut pas être votre adresse courriel, la partie qui précède l’@ ni le nom de ce portail, même entouré de chiffres ou de symboles. Veuillez en choisir un autre.',
  'This password is too common. Please choose another one.':
    'Ce mot de passe est trop courant. Veuillez en choisir un autre.',
  'Your password is not correct': 'Votre mot de passe est incorrect',
  'Your current password is not correct': 'Votre mot de passe actuel est incorrect',
  'Your password was changed elsewhere. Please sign in again.':
    'Votre mot de passe a été modifié ailleurs. Veuillez vous connecter de nouveau.',
  'Password updated successfully!': 'Le mot de passe a bien été mis à jour !',
  'Profile updated successfully!': 'Le profil a bien été mis à jour !',
  'Settings updated successfully!': 'Les paramètres ont bien été mis à jour !',
  'Email is required': 'Le courriel est obligatoire',
  'Email cannot be empty': 'Le courriel ne peut pas être vide',
  'First name is required': 'Le prénom est obligatoire',
  'First name must be at least 2 characters': 'Le prénom doit comporter au moins 2 caractères',
  'First name must be less than 50 characters': 'Le prénom doit comporter moins de 50 caractères',
  'First name can only contain letters, spaces, hyphens and apostrophes':
    'Le prénom ne peut contenir que des lettres, des espaces, des traits d’union et des apostrophes',
  'Last name is required': 'Le nom est obligatoire',
  'Last name must be at least 2 characters': 'Le nom doit comporter au moins 2 caractères',
  'Last name must be less than 50 characters': 'Le nom doit comporter moins de 50 caractères',
  'Last name can only contain letters, spaces, hyphens and apostrophes':
    'Le nom ne peut contenir que des lettres, des espaces, des traits d’union et des apostrophes',
  'Phone number is too long (maximum 15 digits)':
    'Le numéro de téléphone est trop long (15 chiffres au maximum)',
  'Please enter a valid US phone number': 'Veuillez saisir un numéro de téléphone valide des États-Unis',
  'Please enter a valid date': 'Veuillez saisir une date valide',
  'Please select a department': 'Veuillez choisir un service',
  'The user ID is not valid': 'L’identifiant de l’utilisateur n’est pas valide',
  'Too many attempts. To protect the account, you must wait before you try again.':
    'Trop de tentatives. Pour protéger le compte, vous devez attendre avant de réessayer.',
  'Please enter the 6-digit code from your authenticator app':
    'Veuillez saisir le code à 6 chiffres de votre application d’authentification',
  'Please enter one of your recovery codes': 'Veuillez saisir l’un de vos codes de récupération',
  'Please enter the 6-digit code from your authenticator app, or a recovery code':
    'Veuillez saisir le code à 6 chiffres de votre application d’authentification, ou un code de récupération',
  'This code is not correct. Please wait for the next code and try again.':
    'Ce code est incorrect. Attendez le code suivant, puis réessayez.',
  'Two-step sign-in is already on.': 'La connexion en deux étapes est déjà activée.',
  'Two-step sign-in is required for your role.':
    'La connexion en deux étapes est obligatoire pour votre rôle.',
  'Setting this up took too long. Please start again.':
    'La configuration a pris trop de temps. Veuillez recommencer.',
  'This sign-in took too long. Please sign in again.':
    'Cette connexion a pris trop de temps. Veuillez vous connecter de nouveau.',
  'This sign-in could not be completed. Please try again.':
    'Cette connexion n’a pas pu être menée à terme. Veuillez réessayer.',
  'This sign-in method is not available.': 'Ce mode de connexion n’est pas disponible.',
  'This sign-in is already linked to another account.':
    'Cet identifiant de connexion est déjà associé à un autre compte.',
  'This account has no verified email address. Verify the address with that provider first, or sign up with a password.':
    'Ce compte n’a pas d’adresse courriel vérifiée. Faites-la d’abord vérifier auprès de ce fournisseur, ou inscrivez-vous avec un mot de passe.',
  'This invitation is no longer valid. Please ask for a new one.':
    'Cette invitation n’est plus valable. Veuillez en demander une nouvelle.',
  'Invitation sent': 'Invitation envoyée',
  'This address already has an account. Change its role instead.':
    'Cette adresse a déjà un compte. Modifiez plutôt son rôle.',
  'This account does not exist': 'Ce compte n’existe pas',
  'This account is not disabled.': 'Ce compte n’est pas désactivé.',
  'This person already accepted the invitation.': 'Cette personne a déjà accepté l’invitation.',
  'This is the last active admin. Make someone else an admin first.':
    'C’est le dernier administrateur actif. Donnez d’abord ce rôle à une autre personne.',
  'This email address is not confirmed yet. Ask this person to reset their password by email first.':
    'Cette adresse courriel n’est pas encore confirmée. Demandez d’abord à cette personne de réinitialiser son mot de passe par courriel.',
  'Someone else changed this account. Please check it again.':
    'Une autre personne a modifié ce compte. Veuillez le consulter de nouveau.',
  'Added to your requests': 'Ajoutée à vos demandes',
  'Too many people have already added this request to their lists. Please use its Order ID and verification code.':
    'Trop de personnes ont déjà ajouté cette demande à leur liste. Veuillez utiliser son numéro de commande et son code de vérification.',
  'Please choose a password that is different from your current one':
    'Veuillez choisir un mot de passe différent de l’actuel',
  'We sent you a code': 'Nous vous avons envoyé un code',
  'This phone number is already confirmed.': 'Ce numéro de téléphone est déjà confirmé.',
  'This portal does not send text messages.': 'Ce portail n’envoie pas de SMS.',
  'This code is no longer valid. Please request a new one.':
    'Ce code n’est plus valable. Demandez-en un nouveau.',
  'This code is not correct. Please check the text message and try again.':
    'Ce code est incorrect. Vérifiez le SMS et réessayez.',
  'Phone number confirmed': 'Numéro de téléphone confirmé',
  'Please enter the 6-digit code from the text message': 'Veuillez saisir le code à 6 chiffres du SMS',
  'Send another link': 'Envoyer un autre lien',
  'We sent you a link. Please check your email.': 'Nous vous avons envoyé un lien. Consultez vos courriels.',
  'This email address is already confirmed.': 'Cette adresse courriel est déjà confirmée.',
  'This link is no longer valid, or it is for another account. Please request a new one.':
    'Ce lien n’est plus valable, ou il concerne un autre compte. Demandez-en un nouveau.',
  'Email address confirmed': 'Adresse courriel confirmée',
};
