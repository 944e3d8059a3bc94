import type { Catalogue } from '../catalogue.ts';

/** What is mailed about an account. */
export const accountMails: Catalogue = {
  'If this was not you, reset your password now and tell us.':
    'Si no fue usted, restablezca su contraseña ahora mismo y avísenos.',
  'Reset my password': 'Restablecer mi contraseña',
  'Reset your password': 'Restablezca su contraseña',
  'Somebody asked to reset the password of your account with {{portal}}.':
    'Alguien pidió restablecer la contraseña de su cuenta de {{portal}}.',
  'The link is good for 30 minutes and can be used once. If you did not ask for it, ignore this mail: your password stays as it is.':
    'El enlace es válido durante 30 minutos y se puede usar una sola vez. Si no lo pidió, ignore este correo: su contraseña sigue igual.',
  'Choose a new password': 'Elegir una nueva contraseña',
  'You already have an account': 'Ya tiene una cuenta',
  'Somebody tried to create an account with your address at {{portal}}. You have one already, so nothing was created.':
    'Alguien intentó crear una cuenta con su dirección en {{portal}}. Usted ya tiene una, así que no se creó nada.',
  'If it was you, sign in, or reset your password if you have forgotten it. Otherwise there is nothing to do.':
    'Si fue usted, inicie sesión, o restablezca su contraseña si la olvidó. De lo contrario, no hay nada que hacer.',
  'You are invited to {{portal}}': 'Invitación a {{portal}}',
  'You are invited to open an account with {{portal}}.': 'Se le invita a abrir una cuenta en {{portal}}.',
  'You are invited to work in the records console of {{portal}}.':
    'Se le invita a trabajar en la consola de expedientes de {{portal}}.',
  'The link is good for seven days and can be used once.':
    'El enlace es válido durante siete días y se puede usar una sola vez.',
  'Accept the invitation': 'Aceptar la invitación',
  'Your password was changed': 'Su contraseña se cambió',
  'The password of your account was changed, and every other session was signed out.':
    'La contraseña de su cuenta se cambió y se cerraron todas las demás sesiones.',
  'Two-step sign-in is on': 'El inicio de sesión en dos pasos está activado',
  'Two-step sign-in is off': 'El inicio de sesión en dos pasos está desactivado',
  'From now on, signing in takes your password and a code of your authenticator.':
    'A partir de ahora, para iniciar sesión se necesitan su contraseña y un código de su autenticador.',
  'From now on, signing in takes your password alone.':
    'A partir de ahora, para iniciar sesión basta su contraseña.',
  'A new way to sign in was added': 'Se agregó una nueva forma de iniciar sesión',
  'An account with another provider was linked to yours and can be used to sign in.':
    'Una cuenta de otro proveedor se vinculó a la suya y se puede usar para iniciar sesión.',
  'Your role was changed': 'Su rol cambió',
  'An administrator has changed what your account may do. Please sign in again.':
    'Un administrador cambió lo que su cuenta puede hacer. Inicie sesión de nuevo.',
};
