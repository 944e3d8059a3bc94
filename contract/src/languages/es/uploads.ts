import type { Catalog } from '../catalog.ts';

export const uploads: Catalog = {
  'Drag and drop files here, or': 'Arrastre y suelte archivos aquí, o',
  browse: 'selecciónelos',
  'Choose files: {{group}}': 'Elegir archivos: {{group}}',
  '{{name}} was uploaded.': '{{name}} se cargó.',
  'Files: {{group}}': 'Archivos: {{group}}',
  Waiting: 'En espera',
  'Uploading, {{percent}}%': 'Cargando, {{percent}}%',
  Uploaded: 'Cargado',
  'Not uploaded': 'No se cargó',
  'Not accepted': 'No aceptado',
  'Cancel {{name}}': 'Cancelar {{name}}',
  'Remove {{name}}': 'Quitar {{name}}',
  'Uploading {{name}}': 'Cargando {{name}}',
  'Upload canceled': 'Carga cancelada',
  'This file could not be read. Please choose it again.': 'No se pudo leer este archivo. Elíjalo de nuevo.',
  'Failed to generate upload URLs': 'No se pudieron generar los enlaces de carga',
  'Failed to prepare uploads': 'No se pudo preparar la carga',
  'File upload failed: the connection was lost': 'No se pudo cargar el archivo: se perdió la conexión',
  'File upload failed: the upload link has expired. Choose Retry to get a new one.':
    'No se pudo cargar el archivo: el enlace de carga venció. Elija “Reintentar” para obtener uno nuevo.',
  'File upload failed: {{reason}}': 'No se pudo cargar el archivo: {{reason}}',
  'A request can have up to 20 files and 100 MB in total':
    'Una solicitud admite como máximo 20 archivos y 100 MB en total',
  'File {{name}} is too large. Maximum size is 10MB':
    'El archivo {{name}} es demasiado grande. El tamaño máximo es de 10 MB',
  'File {{name}} has unsupported format. Allowed types are PDF, JPEG, PNG, and DOC/DOCX':
    'El archivo {{name}} tiene un formato no admitido. Los tipos permitidos son PDF, JPEG, PNG y DOC/DOCX',
  'PDF, JPEG, PNG or DOC/DOCX up to 10MB each': 'PDF, JPEG, PNG o DOC/DOCX de hasta 10 MB cada uno',
  'File {{name}} is empty. Please choose another file.':
    'El archivo {{name}} está vacío. Elija otro archivo.',
  'The content of file {{name}} does not match its file type. Please save it again as a PDF, JPEG, PNG, DOC or DOCX file and try again.':
    'El contenido del archivo {{name}} no coincide con su tipo. Guárdelo de nuevo como archivo PDF, JPEG, PNG, DOC o DOCX e inténtelo otra vez.',
  'File {{name}} contains macros. Please save it as a PDF and add it again.':
    'El archivo {{name}} contiene macros. Guárdelo como PDF y agréguelo de nuevo.',
  'File {{name}} contains an embedded program or package. Please save it as a PDF and add it again.':
    'El archivo {{name}} contiene un programa o paquete incrustado. Guárdelo como PDF y agréguelo de nuevo.',
  'File {{name}} loads a template or object from another location. Please save it as a PDF and add it again.':
    'El archivo {{name}} carga una plantilla o un objeto desde otra ubicación. Guárdelo como PDF y agréguelo de nuevo.',
  'File {{name}} has too many parts or is too compressed to check. Please save it as a PDF and add it again.':
    'El archivo {{name}} tiene demasiadas partes o está demasiado comprimido para revisarlo. Guárdelo como PDF y agréguelo de nuevo.',
  'File {{name}} needs a password to open. Please remove the password and add it again.':
    'El archivo {{name}} necesita una contraseña para abrirse. Quite la contraseña y agréguelo de nuevo.',
  'File {{name}} is damaged. Please save it as a PDF and add it again.':
    'El archivo {{name}} está dañado. Guárdelo como PDF y agréguelo de nuevo.',
  'File {{name}} does not have the expected size. Please add it again.':
    'El archivo {{name}} no tiene el tamaño esperado. Agréguelo de nuevo.',
  'Too many uploads from your network. Please try again in {{minutes}} min.':
    'Demasiadas cargas desde su red. Inténtelo de nuevo en {{minutes}} min.',
};
