import { z } from 'zod';
import { about, place } from './about.ts';
import { risk } from './risk.ts';
import { settings, visibilities } from './settings.ts';

export const profileFields = { ...about, ...place, ...risk, ...settings, ...visibilities };

/** What a profile holds. Whether it may be so is for the rules. */
export const profileSchema = z.strictObject(profileFields);
export type Profile = z.output<typeof profileSchema>;
