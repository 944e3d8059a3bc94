import type { Catalog } from '../catalog.ts';

/** Profile and settings of an account. */
export const settings: Catalog = {
  'Your Profile': 'Su perfil',
  'Edit profile': 'Editar perfil',
  'Failed to fetch profile': 'No se pudo obtener el perfil',
  'Profile update failed': 'La actualización del perfil falló',
  'Failed to update profile': 'No se pudo actualizar el perfil',
  'You sign in with this address. It can’t be changed.':
    'Usted inicia sesión con esta dirección. No se puede cambiar.',
  'Job title': 'Puesto',
  Department: 'Departamento',
  'Select a department': 'Seleccione un departamento',
  'Legal Department': 'Departamento legal',
  Administration: 'Administración',
  Operations: 'Operaciones',
  'Legal Administrator': 'Administración legal',
  'About you': 'Acerca de usted',
  Save: 'Guardar',
  'Saving...': 'Guardando...',
  Continue: 'Continuar',
  'Please wait...': 'Espere...',
  'Failed to update settings': 'No se pudo actualizar la configuración',
  Security: 'Seguridad',
  Preferences: 'Preferencias',
  'Change password': 'Cambiar contraseña',
  'Changing your password signs you out everywhere else.':
    'Al cambiar la contraseña, se cierra su sesión en todos los demás dispositivos.',
  'Current password': 'Contraseña actual',
  'Your password': 'Su contraseña',
  'At least 8 characters': 'Al menos 8 caracteres',
  'Confirm new password': 'Confirme la nueva contraseña',
  'Update password': 'Actualizar contraseña',
  'Updating...': 'Actualizando...',
  'Failed to update password': 'No se pudo actualizar la contraseña',
  'Your account has no password yet because you sign in with another provider. To set one, choose Send Reset Link. We’ll email you the link.':
    'Su cuenta aún no tiene contraseña porque usted inicia sesión con otro proveedor. Para establecer una, elija “Enviar enlace”. Le enviaremos el enlace por correo electrónico.',
  'When you sign in, you enter your password and a code from an app on your phone.':
    'Al iniciar sesión, ingresa su contraseña y un código de una aplicación de su teléfono.',
  'Two-step sign-in is off.': 'La verificación en dos pasos está desactivada.',
  'Set a password first. You need it to turn on two-step sign-in.':
    'Establezca primero una contraseña. La necesita para activar la verificación en dos pasos.',
  'Turn off two-step sign-in': 'Desactivar verificación en dos pasos',
  'Turn off': 'Desactivar',
  '6-digit code, or a recovery code': 'Código de 6 dígitos o un código de recuperación',
  'We couldn’t turn off two-step sign-in. Please try again.':
    'No se pudo desactivar la verificación en dos pasos. Inténtelo de nuevo.',
  'You have 1 recovery code left.': 'Le queda 1 código de recuperación.',
  'You have {{codes}} recovery codes left.': 'Le quedan {{codes}} códigos de recuperación.',
  'To get new codes, set up two-step sign-in again.':
    'Para obtener códigos nuevos, vuelva a configurar la verificación en dos pasos.',
  'Set it up again if you get a new phone or need new recovery codes.':
    'Vuelva a configurarla si cambia de teléfono o necesita códigos de recuperación nuevos.',
  'Set up again': 'Volver a configurar',
  'Use this authenticator': 'Usar esta aplicación',
  'Your role requires two-step sign-in, so it can’t be turned off.':
    'Su rol exige la verificación en dos pasos, así que no se puede desactivar.',
  'Changes apply right away on every device where you sign in.':
    'Los cambios se aplican de inmediato en todos los dispositivos donde inicie sesión.',
  'Dark mode': 'Modo oscuro',
  'Uses your system setting until you choose.':
    'Se usa la configuración de su sistema hasta que usted elija.',
  'Use system setting': 'Usar la del sistema',
  'Time zone': 'Zona horaria',
  'All dates and times use this time zone, including daylight saving time.':
    'Todas las fechas y horas usan esta zona horaria, incluido el horario de verano.',
  'UTC (Coordinated Universal Time)': 'UTC (hora universal coordinada)',
  'EST (Eastern Time)': 'EST (hora del este)',
  'PST (Pacific Time)': 'PST (hora del Pacífico)',
  'CST (Central Time)': 'CST (hora central)',
  'We always email you about your account, such as when your password changes.':
    'Siempre le enviamos correos sobre su cuenta, por ejemplo, cuando cambia su contraseña.',
  'Email notifications': 'Notificaciones por correo electrónico',
  'Notifications about your requests, sent to {{email}}.':
    'Notificaciones sobre sus solicitudes, enviadas a {{email}}.',
  'SMS notifications': 'Notificaciones por mensaje de texto',
  'Notifications about your requests, sent to {{phone}}. They show the order ID, but no patient names. Message and data rates may apply.':
    'Notificaciones sobre sus solicitudes, enviadas al {{phone}}. Muestran el número de orden, pero ningún nombre de paciente. Pueden aplicarse tarifas de mensajes y datos.',
  'Text messages need a phone number.': 'Los mensajes de texto requieren un número de teléfono.',
  'Add one to your profile': 'Agregue uno a su perfil',
  'Address book': 'Libreta de contactos',
  'Failed to load your address book': 'No se pudo cargar su libreta de contactos',
  'Copy services': 'Servicios de copias',
  'Filled from the requests that you submit, and offered in the next one. Contacts that you don’t use for two years are deleted. Submitted requests don’t change.':
    'Se completa con las solicitudes que usted envía y se ofrece en la siguiente. Los contactos que no use durante dos años se eliminan. Las solicitudes enviadas no cambian.',
  Attorneys: 'Abogados',
  'None yet. Your next submitted request adds one.':
    'Todavía ninguno. La próxima solicitud que envíe agregará uno.',
  'Last used on {{date}}': 'Usado por última vez el {{date}}',
  'Contact deleted': 'Contacto eliminado',
  'Delete {{name}}?': '¿Eliminar {{name}}?',
  'The contact was not deleted': 'No se eliminó el contacto',
  'New requests no longer offer it in step 1. Submitted requests keep it.':
    'El paso 1 de una nueva solicitud ya no lo ofrecerá. Las solicitudes enviadas lo conservan.',
  'Contact saved': 'Contacto guardado',
  'The contact was not saved': 'No se guardó el contacto',
  'Edit copy service': 'Editar servicio de copias',
  'Edit attorney': 'Editar abogado',
  'The contact ID is not valid': 'El identificador del contacto no es válido',
  'This contact is no longer in your address book': 'Este contacto ya no está en su libreta de contactos',
  'Another contact in your address book has the same email address':
    'Otro contacto de su libreta tiene la misma dirección de correo electrónico',
  'Open the link in the email to {{email}} to confirm your address.':
    'Abra el enlace del correo enviado a {{email}} para confirmar su dirección.',
  'Email me a link': 'Enviarme un enlace',
  'Until you confirm {{email}}, we don’t email you about requests that you added to your list, and our emails don’t include verification codes.':
    'Hasta que confirme {{email}}, no le escribimos sobre las solicitudes que agregó a su lista, y nuestros correos no incluyen códigos de verificación.',
  'Confirm your phone number': 'Confirme su número de teléfono',
  'Text me a code': 'Enviarme un código',
  'SMS notifications are on, but we don’t send any to {{phone}} until you confirm that it is yours.':
    'Las notificaciones por mensaje de texto están activadas, pero no enviamos ninguna a {{phone}} hasta que confirme que es suyo.',
  'We couldn’t confirm the phone number. Please try again.':
    'No pudimos confirmar el número de teléfono. Inténtelo de nuevo.',
  'We sent a code to {{phone}}. It is valid for {{minutes}} minutes.':
    'Enviamos un código a {{phone}}. Es válido durante {{minutes}} minutos.',
  'Confirm phone number': 'Confirmar número de teléfono',
  'Get another code': 'Obtener otro código',
  'Open notification settings': 'Abrir la configuración de notificaciones',
  'We can now email you about every request in your list.':
    'Ahora podemos escribirle sobre todas las solicitudes de su lista.',
  'Go to Dashboard': 'Ir al panel',
  'You are signed in as {{email}}. Confirm that this is your address.':
    'Inició sesión como {{email}}. Confirme que es su dirección.',
  Management: 'Gerencia',
};
