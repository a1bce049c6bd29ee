import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslate } from '#app/i18n/I18n.tsx';
import { type Kept, mostCharacters, mostOwn, type OwnItem, tidy } from './check-lists.device.ts';
import { Item } from './Item.tsx';
import { addOwn, change, editOwn, removeOwn, tick } from './kept-lists.ts';
import { checkListMessages } from './messages.ts';
import own from './OwnItems.module.css';
import type { Say } from './Status.tsx';
import css from './TickList.module.css';

type Props = { id: string; kept: Kept; variation: 'list' | 'questions'; heading: ReactNode; say: Say };

/** What somebody adds to a list: written, changed and taken out again here. */
export function OwnItems({ id, kept, variation, heading, say }: Props) {
  const t = useTranslate(checkListMessages);
  const ticked = new Set(kept.ticked);
  const remove = (item: OwnItem) => {
    change(id, (before) => removeOwn(before, item.id));
    say({ message: 'checkList.removed', taken: { ticked: kept.ticked.filter((each) => each === item.id), own: [item] } });
  };
  return (
    <div
      className={kept.own.length > 0 ? undefined : 'needs-script'}
      data-ticked={kept.own.some((item) => ticked.has(item.id)) || undefined}
    >
      {heading}
      {kept.own.length > 0 ? (
        <ul className={css.items}>
          {kept.own.map((item) => (
            <OwnLine
              key={item.id}
              item={item}
              isTicked={ticked.has(item.id)}
              label={t(`checkList.write.${variation}`)}
              onTick={(isTicked) => change(id, (before) => tick(before, item.id, isTicked))}
              onEdit={(text) => change(id, (before) => editOwn(before, item.id, text))}
              onRemove={() => remove(item)}
            />
          ))}
        </ul>
      ) : null}
      {kept.own.length < mostOwn ? (
        <WordsForm
          label={t(`checkList.write.${variation}`)}
          submit={t('checkList.add')}
          onWords={(text) => {
            change(id, (before) => addOwn(before, text));
            say({ message: 'checkList.added' });
          }}
        />
      ) : (
        <p className={own.form}>{t('checkList.full', { max: mostOwn })}</p>
      )}
    </div>
  );
}

type LineProps = {
  item: OwnItem;
  isTicked: boolean;
  label: string;
  onTick: (isTicked: boolean) => void;
  onEdit: (text: string) => void;
  onRemove: () => void;
};

function OwnLine({ item, isTicked, label, onTick, onEdit, onRemove }: LineProps) {
  const t = useTranslate(checkListMessages);
  const [isEdited, setIsEdited] = useState(false);
  const wasEdited = useRef(false);
  const editButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isEdited && wasEdited.current) editButton.current?.focus();
    wasEdited.current = isEdited;
  }, [isEdited]);
  if (isEdited) {
    return (
      <li className={css.item} data-ticked={isTicked || undefined}>
        <WordsForm
          label={label}
          start={item.text}
          submit={t('checkList.save')}
          onWords={(text) => {
            onEdit(text);
            setIsEdited(false);
          }}
          onCancel={() => setIsEdited(false)}
        />
      </li>
    );
  }
  return (
    <Item item={item} isTicked={isTicked} onTick={onTick}>
      <div className={css.buttons}>
        <button ref={editButton} className={css.quiet} type="button" onClick={() => setIsEdited(true)}>
          {t('checkList.edit')}
          <span className="visually-hidden">: {item.text}</span>
        </button>
        <button className={css.quiet} type="button" onClick={onRemove}>
          {t('checkList.remove')}
          <span className="visually-hidden">: {item.text}</span>
        </button>
      </div>
    </Item>
  );
}

type FormProps = { label: string; start?: string; submit: string; onWords: (text: string) => void; onCancel?: () => void };

/**
 * A field for somebody's own words. They go nowhere: the field has no name, and a form of the method `dialog` is never sent,
 * not even where this script has failed.
 */
function WordsForm({ label, start = '', submit, onWords, onCancel }: FormProps) {
  const t = useTranslate(checkListMessages);
  const [text, setText] = useState(start);
  const field = useRef<HTMLTextAreaElement>(null);
  const isChange = onCancel !== undefined;
  // Whoever chose to change something goes on in the field, at the end of the words.
  useEffect(() => {
    if (!isChange) return;
    field.current?.focus();
    field.current?.setSelectionRange(mostCharacters, mostCharacters);
  }, [isChange]);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    field.current?.focus();
    if (tidy(text) === '') return;
    onWords(text);
    setText('');
  };
  return (
    <form className={`${own.form} needs-script`} method="dialog" onSubmit={onSubmit}>
      <label className={own.field}>
        {label} <small>({t('checkList.limit', { max: mostCharacters })})</small>
        <textarea
          ref={field}
          className={own.words}
          rows={2}
          maxLength={mostCharacters}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onCancel?.();
          }}
        />
      </label>
      <div className={css.buttons}>
        <button className={css.button} type="submit">
          {submit}
        </button>
        {onCancel ? (
          <button className={css.quiet} type="button" onClick={onCancel}>
            {t('checkList.cancel')}
          </button>
        ) : null}
      </div>
    </form>
  );
}
