import { pictureForm, removePictureForm } from './picture-forms.ts';
import { settingForms } from './setting-forms.ts';

/** The parts of the settings, from the top. */
export const shownParts = [
  { id: 'picture', title: 'picture.title', forms: [pictureForm, removePictureForm] },
  { id: 'about', title: 'settings.about', forms: [settingForms.about] },
  { id: 'place', title: 'settings.place', forms: [settingForms.place] },
  { id: 'health', title: 'settings.health', forms: [settingForms.health] },
  { id: 'wishes', title: 'settings.wishes', forms: [settingForms.wishes] },
  { id: 'log', title: 'settings.log', forms: [] },
] as const;
