import type { Catalog } from '../catalog.ts';

/** Emails about an account. */
export const accountEmails: Catalog = {
  'If this was not you, reset your password now and contact us.':
    'Si no fue usted, restablezca su contraseña ahora mismo y comuníquese con nosotros.',
  'Reset my password': 'Restablecer mi contraseña',
  'Reset your password': 'Restablezca su contraseña',
  'Someone asked to reset the password for your {{portal}} account.':
    'Alguien pidió restablecer la contraseña de su cuenta de {{portal}}.',
  'The link is valid for 30 minutes and can be used once. If you did not ask for it, ignore this email. Your password will not change.':
    'El enlace es válido durante 30 minutos y se puede usar una sola vez. Si no lo pidió, ignore este correo. Su contraseña no cambiará.',
  'Choose a new password': 'Elegir una nueva contraseña',
  'You already have an account': 'Ya tiene una cuenta',
  'Someone tried to create an account at {{portal}} with your email address. You already have one, so we did not create another.':
    'Alguien intentó crear una cuenta en {{portal}} con su correo electrónico. Usted ya tiene una, así que no creamos otra.',
  'If it was you, sign in, or reset your password if you forgot it. If it was not you, you do not need to do anything.':
    'Si fue usted, inicie sesión, o restablezca su contraseña si la olvidó. Si no fue usted, no tiene que hacer nada.',
  'You are invited to {{portal}}': 'Invitación a {{portal}}',
  'You are invited to create an account with {{portal}}.': 'Se le invita a crear una cuenta en {{portal}}.',
  'You are invited to join {{portal}} as a staff member.':
    'Se le invita a unirse a {{portal}} como miembro del personal.',
  'The link is valid for 7 days and can be used once.':
    'El enlace es válido durante 7 días y se puede usar una sola vez.',
  'Accept the invitation': 'Aceptar la invitación',
  'Your password was changed': 'Su contraseña se cambió',
  'The password for your account was changed. All your other sessions were signed out.':
    'La contraseña de su cuenta se cambió. Se cerraron todas sus demás sesiones.',
  'Two-step sign-in is on': 'La verificación en dos pasos está activada',
  'Two-step sign-in is off': 'La verificación en dos pasos está desactivada',
  'From now on, you need your password and a code from your authenticator app to sign in.':
    'A partir de ahora, necesita su contraseña y un código de su aplicación de autenticación para iniciar sesión.',
  'From now on, you only need your password to sign in.':
    'A partir de ahora, solo necesita su contraseña para iniciar sesión.',
  'A new sign-in method was added': 'Se agregó un nuevo método de inicio de sesión',
  'An account with another provider was linked to yours and can be used to sign in.':
    'Una cuenta de otro proveedor se vinculó a la suya y se puede usar para iniciar sesión.',
  'Your role was changed': 'Su rol cambió',
  'Confirm your address': 'Confirme su dirección de correo electrónico',
  'Someone created a {{portal}} account with this email address.':
    'Alguien creó una cuenta de {{portal}} con esta dirección de correo.',
  'If it was you, use the link below and sign in to confirm the address. The link is valid for {{hours}} hours and can be used once. If it was not you, ignore this email. We will not send this account any verification codes.':
    'Si fue usted, abra el siguiente enlace e inicie sesión para confirmar la dirección. El enlace es válido durante {{hours}} horas y se puede usar una vez. Si no fue usted, ignore este correo. No enviaremos códigos de verificación a esa cuenta.',
  'Confirm my address': 'Confirmar mi dirección',
  'You are invited to join {{portal}} as an administrator.':
    'Le invitamos a unirse a {{portal}} como administrador.',
  'Two-step sign-in was reset': 'Se restableció la verificación en dos pasos',
  'An admin reset two-step sign-in for your account. Sign in with your password. You can set it up again under Settings, Security.':
    'Un administrador restableció la verificación en dos pasos de su cuenta. Inicie sesión con su contraseña. Puede volver a configurarla en Configuración, Seguridad.',
  'If you didn’t expect this, contact us.': 'Si no lo esperaba, comuníquese con nosotros.',
  'An admin changed your role.': 'Un administrador cambió su rol.',
  'An admin changed your role. You are a client now.': 'Un administrador cambió su rol. Ahora es cliente.',
  'An admin changed your role. You are a staff member now.':
    'Un administrador cambió su rol. Ahora forma parte del personal.',
  'An admin changed your role. You are an administrator now.':
    'Un administrador cambió su rol. Ahora es administrador.',
  'Please sign in again.': 'Inicie sesión de nuevo.',
};
