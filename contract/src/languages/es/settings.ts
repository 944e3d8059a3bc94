import type { Catalogue } from '../catalogue.ts';

/** The profile and the settings of an account. */
export const settings: Catalogue = {
  'Your Profile': 'Su perfil',
  'Edit profile': 'Editar perfil',
  'Failed to fetch profile': 'No se pudo obtener el perfil',
  'Profile update failed': 'La actualización del perfil falló',
  'Failed to update profile': 'No se pudo actualizar el perfil',
  'You sign in with it; it cannot be changed.': 'Con él inicia sesión; no se puede cambiar.',
  'Job title': 'Puesto',
  Department: 'Departamento',
  'Select a department': 'Seleccione un departamento',
  'Legal Department': 'Departamento legal',
  Administration: 'Administración',
  Operations: 'Operaciones',
  Management: 'Gerencia',
  'Legal Administrator': 'Administración legal',
  'About you': 'Acerca de usted',
  'Not given': 'No indicado',
  Save: 'Guardar',
  'Saving...': 'Guardando...',
  Continue: 'Continuar',
  'Please wait...': 'Espere...',
  'Failed to update settings': 'No se pudo actualizar la configuración',
  Security: 'Seguridad',
  Preferences: 'Preferencias',
  'Change password': 'Cambiar contraseña',
  'Signs you out everywhere else.': 'Cierra su sesión en todos los demás lugares.',
  'Current password': 'Contraseña actual',
  'Your password': 'Su contraseña',
  'At least 8 characters': 'Al menos 8 caracteres',
  'Confirm new password': 'Confirme la nueva contraseña',
  'Update password': 'Actualizar contraseña',
  'Updating...': 'Actualizando...',
  'Failed to update password': 'No se pudo actualizar la contraseña',
  'Your account has no password yet: you sign in with another provider. To set one, ask for a reset link; it comes by email.':
    'Su cuenta aún no tiene contraseña: inicia sesión con otro proveedor. Para establecer una, pida un enlace de restablecimiento; llega por correo electrónico.',
  'Besides your password, signing in asks for a code from an app on your phone.':
    'Además de su contraseña, al iniciar sesión se pide un código de una aplicación de su teléfono.',
  'It is off.': 'Está desactivado.',
  'Set a password first: turning it on asks for it.':
    'Establezca primero una contraseña: se pide para activarlo.',
  'Turn off two-step sign-in': 'Desactivar el inicio de sesión en dos pasos',
  'Turn off': 'Desactivar',
  '6-digit code, or a recovery code': 'Código de 6 dígitos o un código de recuperación',
  'Two-step sign-in could not be turned off. Please try again.':
    'No se pudo desactivar el inicio de sesión en dos pasos. Inténtelo de nuevo.',
  'Recovery codes left: {{codes}}.': 'Códigos de recuperación restantes: {{codes}}.',
  'For new ones, set it up again.': 'Para obtener códigos nuevos, vuelva a configurarlo.',
  'Set it up again for a new phone, or for new recovery codes.':
    'Vuelva a configurarlo si tiene un teléfono nuevo o si necesita códigos de recuperación nuevos.',
  'Set up again': 'Volver a configurar',
  'Use this authenticator': 'Usar esta aplicación',
  'It is required for your role and cannot be turned off.':
    'Es obligatorio para su rol y no se puede desactivar.',
  'They apply at once, on every device where you sign in.':
    'Se aplican de inmediato, en todos los dispositivos donde inicie sesión.',
  'Dark mode': 'Modo oscuro',
  'Follows your system until you choose.': 'Sigue la configuración de su sistema hasta que usted elija.',
  'Follow the system again': 'Volver a seguir al sistema',
  'Time zone': 'Zona horaria',
  'Every date and time is shown in it, daylight saving time included.':
    'Todas las fechas y horas se muestran en ella, incluido el horario de verano.',
  'UTC (Coordinated Universal Time)': 'UTC (hora universal coordinada)',
  'EST (Eastern Time)': 'EST (hora del este)',
  'PST (Pacific Time)': 'PST (hora del Pacífico)',
  'CST (Central Time)': 'CST (hora central)',
  'Mail about your account, such as a changed password, is sent in any case.':
    'Los correos sobre su cuenta, como un cambio de contraseña, se envían en todo caso.',
  'Email notifications': 'Notificaciones por correo electrónico',
  'News of your requests, sent to {{email}}.': 'Novedades de sus solicitudes, enviadas a {{email}}.',
  'SMS notifications': 'Notificaciones por SMS',
  'News of your requests, sent to {{phone}}. They name no patient.':
    'Novedades de sus solicitudes, enviadas a {{phone}}. No mencionan a ningún paciente.',
  'Text messages need a phone number.': 'Los mensajes de texto requieren un número de teléfono.',
  'Add one to your profile': 'Agregue uno a su perfil',
};
