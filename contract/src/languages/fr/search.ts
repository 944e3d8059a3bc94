import type { Catalog } from '../catalog.ts';

/** The search of everything. */
export const search: Catalog = {
  Patients: 'Patients',
  'Order, case and claim numbers': 'Numéros de commande, d’affaire et de réclamation',
  'Attorneys and contacts': 'Avocats et contacts',
  'Several details': 'Plusieurs informations',
  'Similar spelling': 'Orthographe proche',
  'Submitted {{day}}': 'Soumise le {{day}}',
  'The search failed': 'La recherche a échoué',
  'Enter at least two letters or digits.': 'Saisissez au moins deux lettres ou chiffres.',
  'Social Security numbers are not searched. Enter a name, a date of birth or another number of the request.':
    'Les numéros de sécurité sociale américains ne sont pas recherchés. Saisissez un nom, une date de naissance ou un autre numéro de la demande.',
  'No results': 'Aucun résultat',
  '1 result': '1 résultat',
  '{{number}} results': '{{number}} résultats',
  'More than {{number}} results': 'Plus de {{number}} résultats',
  'You can search by name, date of birth, order, case, claim or invoice number, attorney, firm, email, phone, facility and payment ID.':
    'Vous pouvez chercher par nom, date de naissance, numéro de commande, d’affaire, de réclamation ou de facture, avocat, cabinet, courriel, téléphone, établissement et identifiant de paiement.',
  'You can search by name, date of birth, order, case, claim or invoice number, attorney, firm, email, phone and facility.':
    'Vous pouvez chercher par nom, date de naissance, numéro de commande, d’affaire, de réclamation ou de facture, avocat, cabinet, courriel, téléphone et établissement.',
  'Name, date of birth, number, phone…': 'Nom, date de naissance, numéro, téléphone…',
  Recent: 'Récents',
  Results: 'Résultats',
  'Recently opened': 'Ouvertes récemment',
  'Recent searches': 'Recherches récentes',
  'Clear recent searches': 'Effacer les recherches récentes',
  'All results for “{{text}}”': 'Tous les résultats pour « {{text}} »',
  'Results for “{{text}}”': 'Résultats pour « {{text}} »',
  'Search for': 'Rechercher',
  'Show more': 'Afficher plus',
  'Show more: {{kind}}': 'Afficher plus : {{kind}}',
  '↑ ↓ to choose, Enter to open, Ctrl + Enter for a new tab, Esc to close':
    '↑ ↓ pour choisir, Entrée pour ouvrir, Ctrl + Entrée pour un nouvel onglet, Échap pour fermer',
  'On every page': 'Sur toutes les pages',
  'Search (on a Mac: Cmd + K)': 'Rechercher (sur un Mac : Cmd + K)',
};
