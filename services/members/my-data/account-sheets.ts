import type { Locale } from '#config/locale.ts';
import { auditEvents } from '#services/identity/audit.ts';
import { proofs } from '#services/identity/proof.ts';
import { eventWords } from './events.words.ts';
import { type Cell, type Exporter, moment, sheet, yesNo } from './sheet.ts';

const languages = { en: { en: 'English', es: 'Inglés' }, es: { en: 'Spanish', es: 'Español' } } as const;
const languageOf = (locale: Locale, cell: Cell) => languages[cell === 'es' ? 'es' : 'en'][locale];

export const account: Exporter = async ({ transaction, memberId }) => {
  const rows = await transaction.selectFrom('identity_user').selectAll().where('id', '=', memberId).execute();
  return [
    sheet({
      name: 'account',
      isOne: true,
      columns: {
        id: { en: 'Number of the account', es: 'Número de la cuenta' },
        username: { en: 'Username', es: 'Nombre de usuario' },
        email: { en: 'Email address', es: 'Correo electrónico' },
        emailVerified: { en: 'Address verified', es: 'Correo verificado', say: yesNo },
        firstName: { en: 'First name', es: 'Nombre' },
        lastName: { en: 'Last name', es: 'Apellido' },
        phoneNumber: { en: 'Phone number', es: 'Teléfono' },
        language: {
          en: 'Language of our emails',
          es: 'Idioma de nuestros correos',
          say: languageOf,
        },
        createdAt: { en: 'Member since', es: 'Miembro desde', say: moment },
        updatedAt: { en: 'Last changed', es: 'Último cambio', say: moment },
        lockedAt: { en: 'Locked since', es: 'Bloqueada desde', say: moment },
      },
      rows: rows.map((row) => ({
        id: row.id,
        username: row.username,
        email: row.email,
        emailVerified: row.email_verified,
        firstName: row.first_name,
        lastName: row.last_name,
        phoneNumber: row.phone_number,
        language: row.locale,
        createdAt: row.created_at.toISOString(),
        updatedAt: row.updated_at.toISOString(),
        lockedAt: row.locked_at?.toISOString() ?? null,
      })),
    }),
  ];
};

const proofWords = {
  password: { en: 'Password', es: 'Contraseña' },
  passkey: { en: 'Passkey', es: 'Llave de acceso' },
  provider: { en: 'Connected service', es: 'Servicio conectado' },
} as const;
const proofOf = (locale: Locale, cell: Cell) => proofWords[proofs.find((known) => known === cell) ?? 'password'][locale];

export const sessions: Exporter = async ({ transaction, memberId }) => {
  const rows = await transaction
    .selectFrom('identity_session')
    .select(['browser', 'system', 'created_at', 'updated_at', 'expires_at', 'proven_by', 'has_second_factor', 'confirmed_at'])
    .where('user_id', '=', memberId)
    .orderBy('updated_at', 'desc')
    .execute();
  return [
    sheet({
      name: 'sessions',
      columns: {
        browser: { en: 'Browser', es: 'Navegador' },
        system: { en: 'System', es: 'Sistema' },
        startedAt: { en: 'Signed in', es: 'Abierta desde', say: moment },
        usedAt: { en: 'Last used', es: 'Último uso', say: moment },
        endsAt: { en: 'Ends by itself', es: 'Se cierra sola', say: moment },
        provenBy: { en: 'Proven by', es: 'Comprobada con', say: proofOf },
        hasSecondFactor: { en: 'With a second factor', es: 'Con un segundo factor', say: yesNo },
        confirmedAt: { en: 'Last confirmed', es: 'Última confirmación', say: moment },
      },
      rows: rows.map(({ browser, system, created_at, updated_at, expires_at, ...proven }) => ({
        browser,
        system,
        startedAt: created_at.toISOString(),
        usedAt: updated_at.toISOString(),
        endsAt: expires_at.toISOString(),
        provenBy: proven.proven_by,
        hasSecondFactor: proven.has_second_factor,
        confirmedAt: proven.confirmed_at?.toISOString() ?? null,
      })),
    }),
  ];
};

export const passkeys: Exporter = async ({ transaction, memberId }) => {
  const rows = await transaction
    .selectFrom('identity_passkey')
    .select(['name', 'created_at', 'used_at', 'is_backup_eligible'])
    .where('user_id', '=', memberId)
    .orderBy('created_at')
    .execute();
  return [
    sheet({
      name: 'passkeys',
      columns: {
        name: { en: 'Name', es: 'Nombre' },
        createdAt: { en: 'Made', es: 'Creada', say: moment },
        usedAt: { en: 'Last used', es: 'Último uso', say: moment },
        isSynced: { en: 'Kept by a password manager', es: 'La guarda un administrador de contraseñas', say: yesNo },
      },
      rows: rows.map(({ name, created_at, used_at, is_backup_eligible }) => ({
        name,
        createdAt: created_at.toISOString(),
        usedAt: used_at?.toISOString() ?? null,
        isSynced: is_backup_eligible,
      })),
    }),
  ];
};

/** The accounts of outside services that the member signs in with; of the password nothing is told. */
export const connections: Exporter = async ({ transaction, memberId }) => {
  const rows = await transaction
    .selectFrom('identity_account')
    .select(['provider_id', 'account_id', 'created_at'])
    .where('user_id', '=', memberId)
    .where('provider_id', '!=', 'credential')
    .execute();
  return [
    sheet({
      name: 'connected-services',
      columns: {
        service: { en: 'Service', es: 'Servicio' },
        account: { en: 'Your number there', es: 'Su número ahí' },
        since: { en: 'Connected', es: 'Conectado', say: moment },
      },
      rows: rows.map(({ provider_id, account_id, created_at }) => ({
        service: provider_id,
        account: account_id,
        since: created_at.toISOString(),
      })),
    }),
  ];
};

/** What the audit log of accounts has of the member, who alone can be told: for everybody else its lines name nobody. */
export const signIns: Exporter = async ({ transaction, accountHashes }) => {
  const rows = await transaction
    .selectFrom('identity_audit')
    .select(['at', 'event'])
    .where('account', 'in', [...accountHashes])
    // What concerns the record stands in the log of the record.
    .where('event', 'in', [...auditEvents])
    .orderBy('id', 'desc')
    .execute();
  return [
    sheet({
      name: 'sign-ins',
      isLines: true,
      columns: {
        event: {
          en: 'What happened',
          es: 'Qué pasó',
          say: (locale, cell) => {
            const event = auditEvents.find((known) => known === cell);
            return event ? eventWords[event][locale] : String(cell);
          },
        },
        at: { en: 'When', es: 'Cuándo', say: moment },
      },
      rows: rows.map(({ at, event }) => ({ event, at: at.toISOString() })),
    }),
  ];
};
