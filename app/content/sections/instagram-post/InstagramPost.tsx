import { instagramEmbed } from '#app/addresses/embeds.ts';
import { EmbedFrame } from '#app/content/embeds/EmbedFrame.tsx';
import { RichText } from '#app/content/rich-text/RichText.tsx';
import bodyCopy from '#app/content/sections/body-copy/BodyCopy.module.css';
import { useTranslate } from '#app/i18n/I18n.tsx';
import type { SectionOf } from '#services/content/model/sections/sections.ts';
import css from './InstagramPost.module.css';

/** A post in its own words, which are read without a word to Instagram; the post itself on a click. */
export function InstagramPost({ section: { data } }: { section: SectionOf<'instagramPost'> }) {
  const t = useTranslate();
  const { text, author, instagramPostId } = data;
  const embed = instagramEmbed(instagramPostId);
  const by = author ?? 'Instagram';
  return (
    <>
      <figure className={`${bodyCopy.text} ${css.post}`}>
        <blockquote>
          <RichText node={text} />
        </blockquote>
        {author ? <figcaption>{author}</figcaption> : null}
      </figure>
      {embed ? <EmbedFrame embed={embed} title={t('embed.postBy', { author: by })} /> : null}
    </>
  );
}
