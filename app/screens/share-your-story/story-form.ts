import { pathTo } from '#app/addresses/paths.ts';
import { outreachForm } from '#app/forms/outreach/outreach-form.ts';
import { storyForm } from '#services/outreach/forms/story.ts';

/**
 * The form as the page shows it: a picture is chosen as a file, and what is stored with the story is its name, once it is kept
 * (`keep-picture.server.ts`). Of one that is kept the page says so, since a file cannot be put back into a field.
 */
export const shownStory = outreachForm(storyForm, ({ locale }) => pathTo('about-us.share-your-story.sent', locale), {
  picture: {
    photo: { kind: 'picture', label: 'story.photo', hint: 'story.photo.hint', isOptional: true },
    picture: { kind: 'kept', label: 'story.photo.kept' },
  },
});
