import type { Catalog } from '../catalog.ts';

/** Sign-in, sign-up and two-step sign-in. */
export const account: Catalog = {
  'About the portal': 'Acerca del portal',
  Terms: 'Términos',
  'Privacy Policy': 'Política de privacidad',
  'client firms': 'bufetes clientes',
  'records delivered': 'expedientes entregados',
  uptime: 'disponibilidad',
  'Medical records for legal work, handled securely':
    'Expedientes médicos para el trabajo legal, manejados de forma segura',
  'HIPAA-secure handling from request to delivery. Trusted by {{firms}} firms.':
    'Manejo seguro conforme a HIPAA, desde la solicitud hasta la entrega. {{firms}} bufetes confían en nosotros.',
  'Sign in': 'Iniciar sesión',
  'Sign in to your account': 'Inicie sesión en su cuenta',
  'Signing you in...': 'Iniciando sesión...',
  'You are not signed in': 'No ha iniciado sesión',
  'Back to Sign In': 'Volver a iniciar sesión',
  'Go to Sign In': 'Ir a iniciar sesión',
  'Your session has ended. Please sign in again.': 'Su sesión terminó. Inicie sesión de nuevo.',
  'You were signed out after {{minutes}} minutes of inactivity.':
    'Su sesión se cerró tras {{minutes}} minutos de inactividad.',
  'New here?': '¿Es su primera vez aquí?',
  'Remember me for 30 days': 'Recordarme durante 30 días',
  or: 'o',
  'Continue with {{provider}}': 'Continuar con {{provider}}',
  'Link your {{provider}} account': 'Vincule su cuenta de {{provider}}',
  'An account with {{email}} exists. Enter its password to link it.':
    'Ya existe una cuenta con {{email}}. Ingrese su contraseña para vincularla.',
  'Link and sign in': 'Vincular e iniciar sesión',
  'Login failed. Please try again.': 'No se pudo iniciar sesión. Inténtelo de nuevo.',
  'This sign-in didn’t start in this tab. Please sign in again.':
    'Este inicio de sesión no comenzó en esta pestaña. Inicie sesión de nuevo.',
  'You canceled the sign-in with the other provider. Nothing was changed.':
    'Usted canceló el inicio de sesión con el otro proveedor. No se cambió nada.',
  'The other provider could not sign you in. Please try again, or sign in with your password.':
    'El otro proveedor no pudo iniciar su sesión. Inténtelo de nuevo o inicie sesión con su contraseña.',
  Email: 'Correo electrónico',
  'Did you mean {{address}}?': '¿Quiso decir {{address}}?',
  Password: 'Contraseña',
  'Show {{label}}': 'Mostrar: {{label}}',
  'Hide {{label}}': 'Ocultar: {{label}}',
  'Forgot password?': '¿Olvidó su contraseña?',
  'Forgot your password?': '¿Olvidó su contraseña?',
  'Enter the email address of your account. We’ll email you a link to set a new password.':
    'Ingrese la dirección de correo electrónico de su cuenta. Le enviaremos un enlace para establecer una nueva contraseña.',
  'Send Reset Link': 'Enviar enlace',
  'Sending...': 'Enviando...',
  'Failed to send reset email. Please try again.':
    'No se pudo enviar el correo de restablecimiento. Inténtelo de nuevo.',
  'Check Your Email': 'Revise su correo electrónico',
  'The link works once, for 30 minutes. If you don’t get it, check your spam folder and make sure you entered the email address of your account.':
    'El enlace funciona una sola vez, durante 30 minutos. Si no lo recibe, revise su carpeta de correo no deseado y compruebe que ingresó la dirección de su cuenta.',
  'Emails take longer than usual right now.':
    'En este momento, los correos electrónicos tardan más de lo habitual.',
  'Go to Reset Password': 'Ir a restablecer la contraseña',
  'Development Token': 'Token de desarrollo',
  Copy: 'Copiar',
  'Reset password': 'Restablecer contraseña',
  'Resetting...': 'Restableciendo...',
  'Reset token': 'Token de restablecimiento',
  'The link in your email fills this in for you.': 'El enlace de su correo lo completa por usted.',
  'New password': 'Nueva contraseña',
  'At least 6 characters': 'Al menos 6 caracteres',
  'Confirm password': 'Confirme la contraseña',
  'Failed to reset password. Please try again.': 'No se pudo restablecer la contraseña. Inténtelo de nuevo.',
  'Password Reset Successful': 'La contraseña se restableció',
  'Sign in with your new password. We signed you out everywhere else.':
    'Inicie sesión con su nueva contraseña. Cerramos todas sus demás sesiones.',
  'Create your account': 'Cree su cuenta',
  'Already have an account?': '¿Ya tiene una cuenta?',
  'Create account': 'Crear cuenta',
  'Creating account...': 'Creando la cuenta...',
  'First name': 'Nombre',
  'Last name': 'Apellido',
  'Phone number': 'Número de teléfono',
  'I agree to the terms and conditions': 'Acepto los términos y condiciones',
  'You must agree to the terms and conditions': 'Debe aceptar los términos y condiciones',
  'Your invitation is for this address.': 'Su invitación es para esta dirección.',
  '{{name}} invites you to join as a client.': '{{name}} le invita a unirse como cliente.',
  '{{name}} invites you to join as a staff member.': '{{name}} le invita a unirse como miembro del personal.',
  '{{name}} invites you to join as an administrator.':
    '{{name}} le invita a unirse con rol de administrador.',
  'This invitation is no longer valid': 'Esta invitación ya no es válida',
  'This invitation was already accepted or has expired. If you accepted it, sign in. Otherwise, ask the person who invited you for a new one.':
    'Esta invitación ya se aceptó o venció. Si usted la aceptó, inicie sesión. De lo contrario, pida una nueva a la persona que le invitó.',
  'Your invitation could not be opened': 'No se pudo abrir su invitación',
  'Sign up as a client': 'Registrarse como cliente',
  'Two-step sign-in': 'Verificación en dos pasos',
  'Set up two-step sign-in': 'Configure la verificación en dos pasos',
  'Your account requires two-step sign-in. Set it up now. You only do this once, and it takes about a minute.':
    'Su cuenta requiere la verificación en dos pasos. Configúrela ahora. Solo se hace una vez y toma cerca de un minuto.',
  'Two-step sign-in is not set up yet': 'La verificación en dos pasos aún no está configurada',
  'We couldn’t start the setup. Please try again.':
    'No se pudo comenzar la configuración. Inténtelo de nuevo.',
  'Scan this code with an authenticator app, such as Microsoft Authenticator, Google Authenticator or 1Password.':
    'Escanee este código con una aplicación de autenticación, como Microsoft Authenticator, Google Authenticator o 1Password.',
  'QR code for your authenticator app': 'Código QR para su aplicación de autenticación',
  'Open an authenticator app on this device': 'Abrir una aplicación de autenticación en este dispositivo',
  'Or type this key into the app:': 'O escriba esta clave en la aplicación:',
  'Setup key': 'Clave de configuración',
  'Turn on two-step sign-in': 'Activar verificación en dos pasos',
  '6-digit code': 'Código de 6 dígitos',
  'Enter the 6-digit code from your authenticator app.':
    'Ingrese el código de 6 dígitos de su aplicación de autenticación.',
  'Enter one of the recovery codes that you saved. Each works once.':
    'Ingrese uno de los códigos de recuperación que guardó. Cada uno funciona una sola vez.',
  'Use your authenticator app instead': 'Usar su aplicación de autenticación',
  'Use a recovery code instead': 'Usar un código de recuperación',
  'Recovery code': 'Código de recuperación',
  'Recovery codes': 'Códigos de recuperación',
  'Save your recovery codes': 'Guarde sus códigos de recuperación',
  'Two-step sign-in is on. If you lose access to your authenticator app, sign in with one of these codes. Each code works once. Keep them in a safe place. We won’t show them again.':
    'La verificación en dos pasos está activada. Si pierde el acceso a su aplicación de autenticación, inicie sesión con uno de estos códigos. Cada código funciona una sola vez. Guárdelos en un lugar seguro. No los volveremos a mostrar.',
  Print: 'Imprimir',
  'I have saved them': 'Ya los guardé',
  'We couldn’t check the code. Please try again.': 'No se pudo comprobar el código. Inténtelo de nuevo.',
};
