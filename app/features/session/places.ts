import type { Locale } from '#config/locale.ts';

/** Where the session leads to. The table of screens is too much to load for these paths. */
export const places: Record<Locale, { home: string; login: string; account: string; signOut: string }> = {
  en: { home: '/', login: '/login', account: '/profile?section=my-account', signOut: '/sign-out' },
  es: { home: '/es', login: '/es/iniciar-sesion', account: '/es/perfil?section=my-account', signOut: '/es/cerrar-sesion' },
};
