import { useEffect, useRef, useState } from 'react';
import { useTranslate } from '#app/i18n/I18n.tsx';
import { buttonClass } from '#app/ui/Button.tsx';
import css from './CropPicture.module.css';
import { type Crop, closest, dragged, placed, turned, wholePicture, zoomed } from './crop.ts';
import { draw, sentSide } from './draw.ts';
import { Refused } from './Refused.tsx';
import { useDragging } from './use-dragging.ts';

type Props = {
  /** What was chosen, as far as this browser can show it. */
  picture: ImageBitmap;
  /** Given what was cut out, as a data URL. Rejects where it was not taken. */
  onSave(avatar: string): Promise<void>;
  onCancel(): void;
};

/** Cuts a square of a picture: by dragging, with two fingers, or with sliders and buttons. Its middle is what the circle shows. */
export default function CropPicture({ picture, onSave, onCancel }: Props) {
  const t = useTranslate();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [crop, setCrop] = useState(wholePicture);
  const [isSaving, setSaving] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const dragging = useDragging(({ by, factor }) => {
    const shown = canvas.current?.clientWidth ?? sentSide;
    setCrop((before) => dragged(picture, zoomed(before, factor), shown, by));
  });
  useEffect(() => {
    if (canvas.current) draw(canvas.current, picture, crop);
  }, [picture, crop]);
  const save = () => {
    if (isSaving || !canvas.current) return;
    setSaving(true);
    setError(null);
    onSave(canvas.current.toDataURL('image/jpeg', 0.92)).catch((reason: unknown) => {
      setSaving(false);
      setError(reason);
    });
  };
  return (
    <fieldset className={css.crop}>
      <legend className={css.legend}>{t('avatars.crop')}</legend>
      <p className={css.how}>{t('avatars.crop.how')}</p>
      <div className={css.parts}>
        <canvas
          ref={canvas}
          className={css.preview}
          role="img"
          aria-label={t('avatars.crop.preview')}
          width={sentSide}
          height={sentSide}
          {...dragging}
        />
        <Controls picture={picture} crop={crop} onChange={setCrop} />
      </div>
      <Refused error={error} className={css.failed} />
      <div className={css.buttons}>
        <span className={buttonClass()}>
          <button type="button" onClick={save} aria-disabled={isSaving}>
            {t(isSaving ? 'avatars.crop.saving' : 'avatars.crop.save')}
          </button>
        </span>
        <span className={buttonClass('Secondary')}>
          <button type="button" onClick={onCancel}>
            {t('avatars.crop.cancel')}
          </button>
        </span>
      </div>
    </fieldset>
  );
}

type ControlsProps = { picture: ImageBitmap; crop: Crop; onChange(crop: Crop): void };

/** The same by keyboard, and with one finger. There is no way to move a picture that fills the square just so. */
function Controls({ picture, crop, onChange }: ControlsProps) {
  const t = useTranslate();
  const { width, height } = placed(picture, crop, sentSide);
  return (
    <div className={css.controls}>
      <Slider label={t('avatars.crop.zoom')} value={crop.zoom} min={1} max={closest} onChange={(zoom) => onChange({ ...crop, zoom })} />
      <Slider label={t('avatars.crop.x')} value={crop.x} isFixed={width - sentSide < 0.5} onChange={(x) => onChange({ ...crop, x })} />
      <Slider label={t('avatars.crop.y')} value={crop.y} isFixed={height - sentSide < 0.5} onChange={(y) => onChange({ ...crop, y })} />
      <div className={css.turns}>
        {(['left', 'right'] as const).map((to) => (
          <button key={to} type="button" className={css.turn} onClick={() => onChange(turned(crop, to))}>
            <svg className={to === 'left' ? undefined : css.mirrored} viewBox="0 0 24 24" aria-hidden="true">
              <path d="M4 4v6h6M4.6 10A8 8 0 1 1 4 14" />
            </svg>
            {t(`avatars.crop.${to}`)}
          </button>
        ))}
      </div>
    </div>
  );
}

type SliderProps = { label: string; value: number; min?: number; max?: number; isFixed?: boolean; onChange(value: number): void };

function Slider({ label, value, min = -1, max = 1, isFixed = false, onChange }: SliderProps) {
  return (
    <label className={css.slider}>
      <span>{label}</span>
      <input
        type="range"
        min={min}
        max={max}
        step={(max - min) / 40}
        value={value}
        disabled={isFixed}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
    </label>
  );
}
