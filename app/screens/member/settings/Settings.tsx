import { pathTo } from '#app/addresses/paths.ts';
import { Form } from '#app/forms/Form.tsx';
import { Problems } from '#app/forms/Problems.tsx';
import { useTyped } from '#app/forms/use-typed.ts';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import { Part } from '#app/screens/member/Part.tsx';
import { PublicPageLink } from '#app/screens/member/PublicPageLink.tsx';
import type { MemberFormShape } from '#app/screens/member/section.ts';
import type { Member } from '#services/identity/shared.ts';
import type { Setting, SettingPart, Settings as Told } from '#services/members/asking/settings.ts';
import { Log, type ShownLine } from './Log.tsx';
import { Picture } from './Picture.tsx';
import { pictureForm, removePictureForm } from './picture-forms.ts';
import { SettingGroup } from './SettingGroup.tsx';
import css from './Settings.module.css';
import { settingForms } from './setting-forms.ts';
import { settingGroups } from './setting-groups.ts';
import { shownParts } from './setting-parts.ts';

type Props = {
  settings: Told;
  log: readonly ShownLine[];
  keys: Readonly<Record<SettingPart, string>>;
  /** The address of one's own picture. */
  picture: string | null;
  /** Whether anybody sees a page of the member's. */
  hasPage: boolean;
  member: Pick<Member, 'username' | 'isEmailVerified'>;
};

/** All that the profile asks, in parts that are saved by themselves, each answer with who sees it. */
export function Settings({ settings: { version, parts }, log, keys, picture, hasPage, member }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <>
      <section className={css.who}>
        <h2>{t('settings.who')}</h2>
        <p>{t('settings.who.text')}</p>
        <PublicPageLink username={member.username} isThere={hasPage} />
      </section>
      {member.isEmailVerified ? null : (
        <p className={css.locked}>
          {t('settings.locked')} <a href={pathTo('verify-email', locale)}>{t('settings.verify')}</a>
        </p>
      )}
      {shownParts.map((part) => (
        <Part key={part.id} {...part} forms={formsOf(part.id)}>
          {part.id === 'picture' ? (
            <Picture username={member.username} picture={picture} isVerified={member.isEmailVerified} />
          ) : part.id === 'log' ? (
            <Log lines={log} />
          ) : (
            <PartForm part={part.id} settings={parts[part.id]} version={version} changeKey={keys[part.id]} />
          )}
        </Part>
      ))}
    </>
  );
}

function formsOf(part: SettingPart | 'picture' | 'log'): readonly MemberFormShape[] {
  if (part === 'log') return [];
  return part === 'picture' ? [pictureForm, removePictureForm] : [settingForms[part]];
}

type PartProps = { part: SettingPart; settings: readonly Setting[]; version: number; changeKey: string };

function PartForm({ part, settings, version, changeKey }: PartProps) {
  const form = settingForms[part];
  const asked = settings.flatMap(({ field, flag }) => (flag ? [field, flag] : [field]));
  const typed = useTyped(form, Object.assign({}, ...asked.map(({ told }) => told)));
  return (
    <>
      <Problems of={form} />
      <Form of={form} initial={{ version: String(version), key: changeKey }} describedBy={`${part}-title`}>
        {(field) => (
          <>
            {field('version')}
            {field('key')}
            {settingGroups(settings).map((group) => (
              <SettingGroup key={group.settings[0]?.field.question.field} group={group} typed={typed} />
            ))}
          </>
        )}
      </Form>
    </>
  );
}
