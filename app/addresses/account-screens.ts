import type { ScreenRow } from './screen-row.ts';

/** What leads into an account, what is for members, and the error pages. */
export const accountScreens = {
  login: {
    path: { en: '/login', es: '/es/iniciar-sesion' },
    name: { en: 'Sign in', es: 'Iniciar sesión' },
    access: 'anonymous',
    module: 'account/login-screen',
  },
  'sign-up': {
    path: { en: '/sign-up', es: '/es/registro' },
    name: { en: 'Sign up', es: 'Registro' },
    access: 'anonymous',
    module: 'account/sign-up-screen',
  },
  'sign-out': {
    path: { en: '/sign-out', es: '/es/cerrar-sesion' },
    name: { en: 'Sign out', es: 'Cerrar sesión' },
    access: 'member',
    module: 'account/sign-out-screen',
  },
  goodbye: {
    path: { en: '/goodbye', es: '/es/hasta-siempre' },
    name: { en: 'Goodbye', es: 'Hasta siempre' },
    access: 'anonymous',
    module: 'account/goodbye-screen',
  },
  'forgot-password': {
    path: { en: '/forgot-password', es: '/es/olvide-mi-contrasena' },
    name: { en: 'Forgot password', es: 'Olvidé mi contraseña' },
    access: 'anonymous',
    module: 'account/forgot-password-screen',
  },
  'reset-password': {
    path: { en: '/reset-password', es: '/es/restablecer-contrasena' },
    name: { en: 'Reset password', es: 'Restablecer contraseña' },
    access: 'anonymous',
    module: 'account/reset-password-screen',
  },
  'update-password': {
    path: { en: '/update-password', es: '/es/actualizar-contrasena' },
    name: { en: 'Update password', es: 'Actualizar contraseña' },
    access: 'member',
    module: 'account/update-password-screen',
  },
  'verify-email': {
    path: { en: '/verify-email', es: '/es/verificar-correo' },
    name: { en: 'Verify your email', es: 'Verifique su correo' },
    access: 'member',
    module: 'account/verify-email-screen',
  },
  profile: {
    path: { en: '/profile', es: '/es/perfil' },
    name: { en: 'Profile', es: 'Perfil' },
    access: 'member',
    module: 'member/profile-screen',
    kind: 'application',
  },
  shared: {
    path: { en: '/shared-with-you', es: '/es/compartido-con-usted' },
    name: { en: 'Shared with you', es: 'Compartido con usted' },
    access: 'anonymous',
    module: 'shared/shared-screen',
  },
  'profile.add-diagnosis': {
    path: { en: '/profile/add-diagnosis', es: '/es/perfil/agregar-diagnostico' },
    name: { en: 'Add a diagnosis', es: 'Agregar un diagnóstico' },
    access: 'member',
    module: 'asking/add-diagnosis-screen',
    kind: 'application',
  },
  'profile.add-treatment': {
    path: { en: '/profile/add-treatment', es: '/es/perfil/agregar-tratamiento' },
    name: { en: 'Add a treatment', es: 'Agregar un tratamiento' },
    access: 'member',
    module: 'asking/add-treatment-screen',
    kind: 'application',
  },
  'update-profile': {
    path: { en: '/update-profile', es: '/es/actualizar-perfil' },
    name: { en: 'Update your profile', es: 'Actualice su perfil' },
    access: 'member',
    module: 'asking/update-profile-screen',
    kind: 'application',
  },
  'update-profile.intro': {
    path: { en: '/update-profile/intro', es: '/es/actualizar-perfil/introduccion' },
    name: { en: 'Before you start', es: 'Antes de empezar' },
    access: 'member',
    module: 'asking/update-profile-intro-screen',
    kind: 'application',
  },
  'error.404': {
    path: { en: '/404', es: '/es/404' },
    name: { en: 'Page not found', es: 'Página no encontrada' },
    module: 'errors/error-screen',
    indexed: false,
  },
  'error.500': {
    path: { en: '/500', es: '/es/500' },
    name: { en: 'Something went wrong', es: 'Algo salió mal' },
    module: 'errors/error-screen',
    indexed: false,
  },
  'error.503': {
    path: { en: '/503', es: '/es/503' },
    name: { en: 'Maintenance', es: 'Mantenimiento' },
    module: 'errors/error-screen',
    indexed: false,
  },
  'error.other': { path: { en: '/error/{status}', es: '/es/error/{status}' }, module: 'errors/error-screen', indexed: false },
} as const satisfies Record<string, ScreenRow>;
