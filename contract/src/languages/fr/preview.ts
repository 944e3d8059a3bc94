import type { Catalog } from '../catalog.ts';

export const preview: Catalog = {
  'Loading preview': 'Chargement de l’aperçu',
  'Page {{page}} of {{pages}}': 'Page {{page}} sur {{pages}}',
  '□ stands for a character that can’t be printed. The portal shows it.':
    '□ remplace un caractère qui ne peut pas être imprimé. Le portail l’affiche.',
  'Failed to load preview': 'Impossible de charger l’aperçu',
  'Preview Not Available': 'Aperçu non disponible',
  'This type of file cannot be shown here. Open it in a new tab, or download it.':
    'Ce type de fichier ne peut pas être affiché ici. Ouvrez-le dans un nouvel onglet ou téléchargez-le.',
  'Open in New Tab': 'Ouvrir dans un onglet',
  'The file itself may be fine. Try again, open it in a new tab, or download it.':
    'Le fichier lui-même est peut-être intact : réessayez, ouvrez-le dans un nouvel onglet ou téléchargez-le.',
  'Error loading preview: {{reason}}': 'Erreur lors du chargement de l’aperçu : {{reason}}',
  'Close preview': 'Fermer l’aperçu',
  Download: 'Télécharger',
  Document: 'Document',
  Zoom: 'Zoom',
  'Zoom out': 'Zoom arrière',
  '{{zoom}}%': '{{zoom}} %',
  'Zoom in': 'Zoom avant',
  Pages: 'Pages',
  'Previous page': 'Page précédente',
  '{{page}} of {{pages}}': '{{page}} sur {{pages}}',
  'Next page': 'Page suivante',
  'Preview {{name}}': 'Aperçu de {{name}}',
  Preview: 'Aperçu',
  'Just now': 'À l’instant',
  '{{minutes}}m ago': 'il y a {{minutes}} min',
  '{{hours}}h ago': 'il y a {{hours}} h',
  '{{days}}d ago': 'il y a {{days}} j',
  'This PDF needs a password': 'Ce PDF nécessite un mot de passe',
  'This form must be saved as a normal PDF': 'Ce formulaire doit être enregistré comme PDF normal',
  'Your browser can’t read this file. It may be damaged.':
    'Votre navigateur ne peut pas lire ce fichier. Il est peut-être endommagé.',
  'It can’t be shown here. Open it in a new tab, where you can enter the password.':
    'Il ne peut pas être affiché ici. Ouvrez-le dans un nouvel onglet, où vous pourrez saisir le mot de passe.',
  'It can’t be shown here.': 'Il ne peut pas être affiché ici.',
  'It is a dynamic form (XFA), which browsers can’t show. Open it in Adobe Acrobat or Adobe Reader, print it, and choose “Save as PDF”.':
    'C’est un formulaire dynamique (XFA), que les navigateurs ne peuvent pas afficher. Ouvrez-le dans Adobe Acrobat ou Adobe Reader, imprimez-le et choisissez « Enregistrer au format PDF ».',
  'Fit width': 'Ajuster à la largeur',
  Rotate: 'Faire pivoter',
  'Page thumbnails': 'Miniatures des pages',
  'Find in the document': 'Rechercher dans le document',
  'Previous match': 'Résultat précédent',
  'Next match': 'Résultat suivant',
  'Close the search': 'Fermer la recherche',
  'Searching...': 'Recherche en cours...',
  'No matches': 'Aucun résultat',
  'This document is a scan without text, so it can’t be searched.':
    'Ce document est une numérisation sans texte ; la recherche y est impossible.',
  '{{current}} of {{total}} matches': '{{current}} sur {{total}} résultats',
  'Width of the document': 'Largeur du document',
  '{{percent}}% of the width': '{{percent}} % de la largeur',
  'Drag to resize. Double-click to reset.':
    'Faites glisser pour redimensionner. Double-cliquez pour réinitialiser.',
};
