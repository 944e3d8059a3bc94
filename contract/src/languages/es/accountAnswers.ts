import type { Catalog } from '../catalog.ts';

/** Messages of fields and of the API about accounts. */
export const accountAnswers: Catalog = {
  'Please sign in.': 'Inicie sesión.',
  'Login failed. Please check your credentials.': 'No se pudo iniciar sesión. Revise sus datos de acceso.',
  'Registration failed. Please try again.': 'No se pudo completar el registro. Inténtelo de nuevo.',
  'A password reset link has been sent to your email address':
    'Se envió a su correo electrónico un enlace para restablecer la contraseña',
  'Password reset successful': 'La contraseña se restableció correctamente',
  'This reset link is no longer valid. Please request a new one.':
    'Este enlace de restablecimiento ya no es válido. Solicite uno nuevo.',
  'Reset token is required': 'El token de restablecimiento es obligatorio',
  'Encryption failed. Please try again.': 'No se pudo cifrar la contraseña. Inténtelo de nuevo.',
  'Failed to get public key from server': 'No se pudo obtener la clave pública del servidor',
  'The server sent a session token that can’t be read':
    'El servidor envió un token de sesión que no se puede leer',
  'Password is required': 'La contraseña es obligatoria',
  'Passwords do not match': 'Las contraseñas no coinciden',
  'New passwords do not match': 'Las contraseñas nuevas no coinciden',
  'Please use a shorter password': 'Use una contraseña más corta',
  'Password must be at least 6 characters': 'La contraseña debe tener al menos 6 caracteres',
  'Password must be at least 6 characters long': 'La contraseña debe tener al menos 6 caracteres',
  'New password must be at least 8 characters long': 'La nueva contraseña debe tener al menos 8 caracteres',
  'Your password cannot be your email address, the part of it before the @, or the name of this portal, even with digits or symbols around it. Please choose another one.':
    'Su contraseña no puede ser su correo electrónico, la parte que va antes de la @ ni el nombre de este portal, ni siquiera con cifras o símbolos alrededor. Elija otra.',
  'This password is too common. Please choose another one.':
    'Esta contraseña es demasiado común. Elija otra.',
  'Your password is not correct': 'Su contraseña no es correcta',
  'Your current password is not correct': 'Su contraseña actual no es correcta',
  'Your password was changed elsewhere. Please sign in again.':
    'Su contraseña se cambió desde otro lugar. Inicie sesión de nuevo.',
  'Password updated successfully!': '¡La contraseña se actualizó correctamente!',
  'Profile updated successfully!': '¡El perfil se actualizó correctamente!',
  'Settings updated successfully!': '¡La configuración se actualizó correctamente!',
  'Email is required': 'El correo electrónico es obligatorio',
  'Email cannot be empty': 'El correo electrónico no puede estar vacío',
  'First name is required': 'El nombre es obligatorio',
  'First name must be at least 2 characters': 'El nombre debe tener al menos 2 caracteres',
  'First name must be less than 50 characters': 'El nombre debe tener menos de 50 caracteres',
  'First name can only contain letters, spaces, hyphens and apostrophes':
    'El nombre solo puede contener letras, espacios, guiones y apóstrofos',
  'Last name is required': 'El apellido es obligatorio',
  'Last name must be at least 2 characters': 'El apellido debe tener al menos 2 caracteres',
  'Last name must be less than 50 characters': 'El apellido debe tener menos de 50 caracteres',
  'Last name can only contain letters, spaces, hyphens and apostrophes':
    'El apellido solo puede contener letras, espacios, guiones y apóstrofos',
  'Phone number is too long (maximum 15 digits)':
    'El número de teléfono es demasiado largo (máximo 15 dígitos)',
  'Please enter a valid US phone number': 'Ingrese un número de teléfono válido de EE. UU.',
  'Please enter a valid date': 'Ingrese una fecha válida',
  'Please select a department': 'Seleccione un departamento',
  'The user ID is not valid': 'El identificador del usuario no es válido',
  'Too many attempts. To protect the account, you must wait before you try again.':
    'Demasiados intentos. Para proteger la cuenta, debe esperar antes de intentarlo de nuevo.',
  'Please enter the 6-digit code from your authenticator app':
    'Ingrese el código de 6 dígitos de su aplicación de autenticación',
  'Please enter one of your recovery codes': 'Ingrese uno de sus códigos de recuperación',
  'Please enter the 6-digit code from your authenticator app, or a recovery code':
    'Ingrese el código de 6 dígitos de su aplicación de autenticación o un código de recuperación',
  'This code is not correct. Please wait for the next code and try again.':
    'Este código no es correcto. Espere el siguiente código e inténtelo de nuevo.',
  'Two-step sign-in is already on.': 'La verificación en dos pasos ya está activada.',
  'Two-step sign-in is required for your role.': 'La verificación en dos pasos es obligatoria para su rol.',
  'Setting this up took too long. Please start again.':
    'La configuración tardó demasiado. Comience de nuevo.',
  'This sign-in took too long. Please sign in again.':
    'Este inicio de sesión tardó demasiado. Inicie sesión de nuevo.',
  'This sign-in could not be completed. Please try again.':
    'No se pudo completar este inicio de sesión. Inténtelo de nuevo.',
  'This sign-in method is not available.': 'Este método de inicio de sesión no está disponible.',
  'This sign-in is already linked to another account.':
    'Este inicio de sesión ya está vinculado a otra cuenta.',
  'This account has no verified email address. Verify the address with that provider first, or sign up with a password.':
    'Esta cuenta no tiene una dirección de correo electrónico verificada. Verifíquela primero con ese proveedor o regístrese con una contraseña.',
  'This invitation is no longer valid. Please ask for a new one.':
    'Esta invitación ya no es válida. Pida una nueva.',
  'Invitation sent': 'Invitación enviada',
  'This address already has an account. Change its role instead.':
    'Esta dirección ya tiene una cuenta. En su lugar, cambie su rol.',
  'This account does not exist': 'Esta cuenta no existe',
  'This account is not disabled.': 'Esta cuenta no está desactivada.',
  'This person already accepted the invitation.': 'Esta persona ya aceptó la invitación.',
  'This is the last active admin. Make someone else an admin first.':
    'Este es el último administrador activo. Primero asigne el rol de administrador a otra persona.',
  'This email address is not confirmed yet. Ask this person to reset their password by email first.':
    'Esta dirección de correo electrónico aún no está confirmada. Primero pida a esta persona que restablezca su contraseña por correo electrónico.',
  'Someone else changed this account. Please check it again.':
    'Otra persona cambió esta cuenta. Vuelva a revisarla.',
  'Added to your requests': 'Se agregó a sus solicitudes',
  'Too many people have already added this request to their lists. Please use its Order ID and verification code.':
    'Demasiadas personas ya agregaron esta solicitud a sus listas. Use su número de orden y su código de verificación.',
  'Please choose a password that is different from your current one':
    'Elija una contraseña distinta de la actual',
  'We sent you a code': 'Le enviamos un código',
  'This phone number is already confirmed.': 'Este número de teléfono ya está confirmado.',
  'This portal does not send text messages.': 'Este portal no envía mensajes de texto.',
  'This code is no longer valid. Please request a new one.':
    'Este código ya no es válido. Solicite uno nuevo.',
  'This code is not correct. Please check the text message and try again.':
    'Este código no es correcto. Revise el mensaje de texto e inténtelo de nuevo.',
  'Phone number confirmed': 'Número de teléfono confirmado',
  'Please enter the 6-digit code from the text message':
    'Ingrese el código de 6 dígitos del mensaje de texto',
  'Send another link': 'Enviar otro enlace',
  'We sent you a link. Please check your email.': 'Le enviamos un enlace. Revise su correo.',
  'This email address is already confirmed.': 'Esta dirección de correo ya está confirmada.',
  'This link is no longer valid, or it is for another account. Please request a new one.':
    'Este enlace ya no es válido o es de otra cuenta. Solicite uno nuevo.',
  'Email address confirmed': 'Dirección de correo confirmada',
};
