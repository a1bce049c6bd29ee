import { useTranslate } from '#app/i18n/I18n.tsx';
import { refusalOf } from './refusals.ts';

/** What a change of one's own picture failed by, once it has; null until then. */
type Props = { error: unknown; className: string | undefined };

/** Says why one's own picture is as it was. */
export function Refused({ error, className }: Props) {
  const t = useTranslate();
  return error === null ? null : (
    <p className={className} role="alert">
      {t(refusalOf(error))}
    </p>
  );
}
