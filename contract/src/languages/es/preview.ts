import type { Catalog } from '../catalog.ts';

export const preview: Catalog = {
  'Loading preview': 'Cargando la vista previa',
  'Page {{page}} of {{pages}}': 'Página {{page}} de {{pages}}',
  '□ stands for a character that can’t be printed. The portal shows it.':
    '□ representa un carácter que no se puede imprimir. El portal lo muestra.',
  'Failed to load preview': 'No se pudo cargar la vista previa',
  'Preview Not Available': 'Vista previa no disponible',
  'This type of file cannot be shown here. Open it in a new tab, or download it.':
    'Este tipo de archivo no se puede mostrar aquí. Ábralo en una pestaña nueva o descárguelo.',
  'Open in New Tab': 'Abrir en otra pestaña',
  'The file itself may be fine. Try again, open it in a new tab, or download it.':
    'Es posible que el archivo esté bien: inténtelo de nuevo, ábralo en una pestaña nueva o descárguelo.',
  'Error loading preview: {{reason}}': 'Error al cargar la vista previa: {{reason}}',
  'Close preview': 'Cerrar la vista previa',
  Download: 'Descargar',
  Document: 'Documento',
  Zoom: 'Zoom',
  'Zoom out': 'Alejar',
  '{{zoom}}%': '{{zoom}}%',
  'Zoom in': 'Acercar',
  Pages: 'Páginas',
  'Previous page': 'Página anterior',
  '{{page}} of {{pages}}': '{{page}} de {{pages}}',
  'Next page': 'Página siguiente',
  'Preview {{name}}': 'Vista previa de {{name}}',
  Preview: 'Vista previa',
  'Just now': 'Ahora mismo',
  '{{minutes}}m ago': 'hace {{minutes}} min',
  '{{hours}}h ago': 'hace {{hours}} h',
  '{{days}}d ago': 'hace {{days}} d',
  'This PDF needs a password': 'Este PDF necesita una contraseña',
  'This form must be saved as a normal PDF': 'Este formulario debe guardarse como PDF normal',
  'Your browser can’t read this file. It may be damaged.':
    'Su navegador no puede leer este archivo. Es posible que esté dañado.',
  'It can’t be shown here. Open it in a new tab, where you can enter the password.':
    'No se puede mostrar aquí. Ábralo en una pestaña nueva, donde puede ingresar la contraseña.',
  'It can’t be shown here.': 'No se puede mostrar aquí.',
  'It is a dynamic form (XFA), which browsers can’t show. Open it in Adobe Acrobat or Adobe Reader, print it, and choose “Save as PDF”.':
    'Es un formulario dinámico (XFA), que los navegadores no pueden mostrar. Ábralo en Adobe Acrobat o Adobe Reader, imprímalo y elija “Guardar como PDF”.',
  'Fit width': 'Ajustar al ancho',
  Rotate: 'Girar',
  'Page thumbnails': 'Miniaturas de las páginas',
  'Find in the document': 'Buscar en el documento',
  'Previous match': 'Coincidencia anterior',
  'Next match': 'Coincidencia siguiente',
  'Close the search': 'Cerrar la búsqueda',
  'Searching...': 'Buscando...',
  'No matches': 'Sin coincidencias',
  'This document is a scan without text, so it can’t be searched.':
    'Este documento es un escaneo sin texto, por lo que no se puede buscar en él.',
  '{{current}} of {{total}} matches': '{{current}} de {{total}} coincidencias',
  'Width of the document': 'Ancho del documento',
  '{{percent}}% of the width': '{{percent}}% del ancho',
  'Drag to resize. Double-click to reset.':
    'Arrastre para cambiar el tamaño. Haga doble clic para restablecerlo.',
};
