import type { Catalog } from '../catalog.ts';

export const ordering: Catalog = {
  'Device ({{city}})': 'Appareil ({{city}})',
  'I order for my own firm': 'Pour mon propre cabinet',
  'We use the firm’s name and the attorney’s email and phone below. We’ll email the confirmation there.':
    'Nous utilisons le nom du cabinet ainsi que le courriel et le téléphone de l’avocat ci-dessous. La confirmation y sera envoyée.',
  'Email the confirmation to the attorney too': 'Envoyer aussi la confirmation à l’avocat',
  'It contains the verification code, which opens the request.':
    'Elle contient le code de vérification, qui ouvre la demande.',
  'Firm name is required': 'Le nom du cabinet est obligatoire',
  'Date of the appearance': 'Date de la comparution',
  Place: 'Lieu',
  'Such as the court, department or address.': 'Par exemple le tribunal, la salle ou l’adresse.',
  'Date and place': 'Date et lieu',
  'Please enter a valid time': 'Veuillez saisir une heure valide',
  'Confirmation emailed to': 'Confirmation envoyée à',
  'We sent a confirmation email to {{addresses}}.':
    'Nous avons envoyé un courriel de confirmation à {{addresses}}.',
  'Which facility has the records?': 'Quel établissement détient les dossiers ?',
  'Continue without it': 'Continuer sans l’indiquer',
  'Enter the facility': 'Saisir l’établissement',
  'You have not named one. With the facility we find the records faster.':
    'Vous n’en avez indiqué aucun. Avec l’établissement, nous trouvons les dossiers plus vite.',
  'Less than {{size}}': 'Moins de {{size}}',
  'You can’t sign in with {{providers}} here, because that would leave this page. Continue without signing in. You can add the request to your account later, on its tracking page.':
    'Vous ne pouvez pas vous connecter avec {{providers}} ici, car cela quitterait cette page. Continuez sans vous connecter. Vous pourrez ajouter la demande à votre compte plus tard, sur sa page de suivi.',
  'The account that started it keeps its own copy. Submit the request from this tab to have it in this account.':
    'Le compte qui l’a commencée garde sa propre copie. Soumettez la demande depuis cet onglet pour l’avoir dans ce compte.',
  Time: 'Heure',
  'Discard and start new': 'Abandonner et recommencer',
  'Everything you entered and the files you added are discarded. You can’t undo this.':
    'Tout ce que vous avez saisi et les fichiers ajoutés seront abandonnés. Vous ne pouvez pas annuler cette action.',
};
