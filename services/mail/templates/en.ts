import { organisation } from '#config/organisation.ts';
import { dayIn, momentIn } from '#services/moments/shared.ts';
import { secondFactorWords } from './second-factor.ts';
import type { Help, Language } from './words.ts';

const { name } = organisation;

const hours = (count: number) => (count === 1 ? 'one hour' : `${count} hours`);
const minutes = (count: number) => (count % 60 === 0 ? hours(count / 60) : count === 1 ? 'one minute' : `${count} minutes`);

const newsletterWhy = `This email is about the newsletter of ${name}, and about nothing else.`;

/** Somebody else did it: the way back in. */
const wasNotYou = (what: string, { forgotPassword, email }: Help) => [
  `If it was not you who ${what}, set a new password at once: ${forgotPassword}`,
  `If that does not work, write to us at ${email}. We will help you get your account back.`,
];

/** The same of a passkey, which another password does not end. */
const passkeyWasNotYou = (what: string, { forgotPassword, email }: Help) => [
  `If it was not you who ${what}, set a new password at once: ${forgotPassword} Then sign in, and remove each passkey that is not yours.`,
  `If that does not work, write to us at ${email}. We will help you get your account back.`,
];

/** A browser and its system, as far as they are known. */
const deviceIn = (browser: string | null, system: string | null) =>
  [browser ?? 'A browser that we could not tell', system === null ? null : `on ${system}`].filter(Boolean).join(' ');

/** The words of the mails in English. */
export const en: Language = {
  frame: {
    hello: (username) => (username === null ? 'Hello,' : `Hello ${username},`),
    orOpen: 'If the button does not work, open this address:',
    goodbye: `The people at ${name}`,
    why: `This email is about your account at ${name}, and about nothing else.`,
    askUs: (email) => `A question? Write to us at ${email}.`,
  },
  words: {
    'verify-email': (content) => ({
      subject: 'Please verify your email address',
      preview: 'It is how you get back in if you forget your password.',
      heading: 'Please verify your email address',
      paragraphs: [
        'Welcome, and thank you for your trust.',
        'Please tell us that this address is yours. It is how you get back into your account if you ever forget your password.',
      ],
      button: 'Verify my address',
      afterButton: [`The link works for ${hours(content.hours)}. It opens a page with a button: press it, and your address is verified.`],
      notYou: ['If you did not open an account here, somebody probably typed your address by mistake. You can ignore this email.'],
    }),
    'reset-password': (content) => ({
      subject: 'Choose a new password',
      preview: `The link works once, for ${minutes(content.minutes)}.`,
      heading: 'Choose a new password',
      paragraphs: ['It happens to everybody. Here you can choose a new password for your account.'],
      button: 'Choose a new password',
      afterButton: [
        `The link works once, for ${minutes(content.minutes)}.`,
        'When the new password is set, you are signed out everywhere. Then sign in with it.',
      ],
      notYou: ['If you did not ask for this, you can ignore this email. Your password stays as it is.'],
    }),
    'confirm-new-email': (content) => ({
      subject: 'Please confirm your new email address',
      preview: 'Until then, your old address stays.',
      heading: 'Please confirm your new email address',
      paragraphs: ['You asked us to use this address for your account from now on. Please confirm that it is yours.'],
      button: 'Use this address',
      afterButton: [
        `The link works for ${hours(content.hours)}. It opens a page with a button: until you press it, your old address stays.`,
      ],
      notYou: ['If you did not ask for this, somebody probably typed your address by mistake. You can ignore this email.'],
    }),
    'email-change-asked': ({ newEmail }, help) => ({
      subject: 'A new email address for your account',
      preview: 'It changes when the new address is confirmed.',
      heading: 'You asked for a new email address',
      paragraphs: [
        `You asked that your account use this address from now on: ${newEmail}`,
        'We have sent a link there. The address changes when it is confirmed by that link. Until then, this one stays.',
      ],
      notYou: wasNotYou('asked for this', help),
    }),
    'email-changed': ({ newEmail }, help) => ({
      subject: 'Your email address was changed',
      preview: 'We write to the new address from now on.',
      heading: 'Your email address was changed',
      paragraphs: [`Your account now uses this address: ${newEmail}`, 'You can sign in with it, or with your username as before.'],
      notYou: [`If it was not you who changed it, write to us at ${help.email}. We will help you get your account back.`],
    }),
    'address-tried': ({ username }, { forgotPassword }) => ({
      subject: 'Somebody tried to use your email address',
      preview: 'You have an account already. Nothing in it was changed.',
      heading: 'Somebody tried to use your email address',
      paragraphs: [
        `Somebody typed this email address here, to open an account or to use it for another one. You have an account with it already: ${username}. Nothing in it was changed.`,
        `Was it you? Then sign in with that username or with this address. If you forgot your password, choose a new one: ${forgotPassword}`,
      ],
      notYou: [
        'If it was not you, there is nothing to do. Nobody got into your account. Whoever it was could read on the page that the address is taken already, and nothing more.',
        'We tell you this once a day at most, however often somebody tries.',
      ],
    }),
    'password-changed': (_, help) => ({
      subject: 'Your password was changed',
      preview: 'If that was you, there is nothing to do.',
      heading: 'Your password was changed',
      paragraphs: [
        'The password of your account was changed. Everywhere else, you are signed out now, and links that were shared have ended.',
      ],
      notYou: wasNotYou('changed it', help),
    }),
    'username-changed': ({ username }, help) => ({
      subject: 'Your username was changed',
      preview: 'If that was you, there is nothing to do.',
      heading: 'Your username was changed',
      paragraphs: [
        `Your username is now ${username}. You can sign in with it, or with your email address as before.`,
        'Your password and everything else stay as they were.',
      ],
      notYou: wasNotYou('changed it', help),
    }),
    'passkey-added': ({ isFactor }, help) => ({
      subject: 'A passkey was added to your account',
      preview: 'If that was you, there is nothing to do.',
      heading: 'A passkey was added to your account',
      paragraphs: [
        'From now on you can sign in with it. In your profile, under Security, you see all your passkeys, and can rename or remove each of them.',
        ...(isFactor ? ['After your password we ask for a passkey, too. Links that were shared have ended.'] : []),
      ],
      notYou: passkeyWasNotYou('added it', help),
    }),
    'passkey-removed': (_, help) => ({
      subject: 'A passkey was removed from your account',
      preview: 'If that was you, there is nothing to do.',
      heading: 'A passkey was removed from your account',
      paragraphs: [
        'Nobody can sign in with it anymore. Your device or password manager may still show it: you can delete it there, too.',
        'Elsewhere, sessions that were opened with a passkey have ended, and so have links that were shared.',
      ],
      notYou: passkeyWasNotYou('removed it', help),
    }),
    'account-locked': (_, { email }) => ({
      subject: 'Your account is locked',
      preview: 'Nothing in it is lost.',
      heading: 'Your account is locked',
      paragraphs: [
        'We have locked your account, to protect it and the people here. Nobody can sign in to it for now, and nothing in it is lost.',
        `Please write to us at ${email}. A person will answer, and tell you why, and what happens next.`,
      ],
    }),
    'account-unlocked': (_, { email }) => ({
      subject: 'Your account is open again',
      preview: 'You can sign in as before.',
      heading: 'Your account is open again',
      paragraphs: [
        'You can sign in again, as before, and everything is where it was.',
        `If you forgot your password, choose “Forgot your password?” when you sign in. For anything else, write to us at ${email}.`,
      ],
    }),
    ...secondFactorWords.en,
    'trials-changed': () => ({
      subject: 'Something on your list changed',
      preview: 'It waits for you in your profile.',
      heading: 'Something on your list changed',
      paragraphs: [
        'You asked us to write when something on a list in your profile opens or closes. It did. What it is stands there, behind your password.',
      ],
      button: 'See what changed',
      afterButton: ['You can switch these mails off on the same page.'],
    }),
    'data-exported': (_, help) => ({
      subject: 'A copy of your data was downloaded',
      preview: 'If that was you, there is nothing to do.',
      heading: 'A copy of your data was downloaded',
      paragraphs: [
        'Somebody who was signed in to your account, and had just proved that it is theirs, downloaded everything that we keep about you.',
        'The file can be read by whoever has it. Keep it where nobody finds it by chance, and delete it from devices that you share.',
      ],
      notYou: wasNotYou('downloaded it', help),
    }),
    'new-device': ({ at, browser, system }, help) => ({
      subject: 'A sign-in on a new device',
      preview: 'If that was you, there is nothing to do.',
      heading: 'A sign-in on a new device',
      paragraphs: [
        'Somebody signed in to your account on a device or in a browser that we had not seen with it before.',
        `${deviceIn(browser, system)}, ${momentIn('en', at)}.`,
        'If that was you, there is nothing to do. You may also get this email after you clear what your browser keeps, or set a new password.',
      ],
      notYou: [
        ...wasNotYou('signed in', help),
        'In your profile, under My account, you see every place where you are signed in, and can end each of them. A new password ends them all.',
      ],
    }),
    'provider-connected': ({ service }, help) => ({
      subject: 'Another way to sign in was added',
      preview: 'If that was you, there is nothing to do.',
      heading: 'Another way to sign in was added',
      paragraphs: [
        `Your account is now connected with an account of ${service}. Whoever signs in there can sign in here.`,
        'You can see and end this in your profile, under Security.',
      ],
      notYou: wasNotYou('connected it', help),
    }),
    'provider-disconnected': ({ service }, help) => ({
      subject: 'A way to sign in was removed',
      preview: 'If that was you, there is nothing to do.',
      heading: 'A way to sign in was removed',
      paragraphs: [
        `Your account is no longer connected with ${service}. Signing in there does not sign you in here anymore. Elsewhere, sessions that began there have ended, and so have links that were shared.`,
      ],
      notYou: wasNotYou('disconnected it', help),
    }),
    'deletion-planned': ({ until }, { signIn, email }) => ({
      subject: 'Your account will be deleted',
      preview: 'Until then, signing in is all it takes to keep it.',
      heading: 'Your account will be deleted',
      paragraphs: [
        `As you asked, we delete your account and everything in it on ${momentIn('en', until)}. Until then nobody sees your page, and you are signed out everywhere.`,
        `If you change your mind before that, just sign in: ${signIn}`,
        'Then your account stays as it was, and we write to you to say so. Otherwise you do not have to do anything.',
      ],
      notYou: [
        `If it was not you who asked for this, sign in and change your password at once. If you cannot, write to us at ${email} before that day.`,
      ],
    }),
    'deletion-taken-back': (_, help) => ({
      subject: 'Your account stays',
      preview: 'You signed in, so nothing is deleted.',
      heading: 'Your account stays',
      paragraphs: [
        'You signed in again, so your account is not deleted. Everything is where it was.',
        'If you still want to leave, you can ask for it again in your profile, under “My data”.',
      ],
      notYou: wasNotYou('signed in', help),
    }),
    'account-deleted': ({ backupsUntil }, { email }) => ({
      subject: 'Your account was deleted',
      preview: 'Everything in it is gone. You are always welcome to read.',
      heading: 'Your account was deleted',
      paragraphs: [
        'Your account and everything in it are deleted. What you told us was sealed with a key of your own, and that key is destroyed.',
        `Backups from before today are kept until ${dayIn('en', backupsUntil)} at the latest. What you told is in them as well, but only sealed, and what opens it is kept somewhere else. If we ever have to go back to one of them, we delete you from it again.`,
        'This is the last email that you get from us about your account. Thank you for the time you spent with us. Every page is open to you without an account, whenever you want to read.',
      ],
      notYou: [`If you did not want this, write to us at ${email}. We cannot bring back what was in it, but we want to know.`],
    }),
    'newsletter-confirm': ({ days }) => ({
      subject: 'Please confirm that you want our letter',
      preview: 'One button, and you are signed up. Without it, nothing more comes.',
      heading: 'Please confirm that you want our letter',
      paragraphs: [
        `Somebody typed this address to get the newsletter of ${name}. If it was you, please say so with the button.`,
        'Until then you are on no list.',
      ],
      button: 'Yes, send me the letter',
      afterButton: [
        `The link works for ${days} days. It opens a page with a button: press it, and you are signed up. You can leave whenever you like, with one press.`,
      ],
      notYou: [`If it was not you, there is nothing to do. Nothing more comes, and after ${days} days we delete your address.`],
      why: newsletterWhy,
    }),
    'newsletter-known': () => ({
      subject: 'You get our letter already',
      preview: 'There is nothing to confirm. Your choices stay as they are.',
      heading: 'You get our letter already',
      paragraphs: [
        `Somebody typed this address to get the newsletter of ${name}. You are signed up with it already, and nothing was changed.`,
        'If it was you, and you want other topics or another language, choose them here.',
      ],
      button: 'See my choices',
      afterButton: ['Whoever has this link can change them. On that page you can leave as well.'],
      notYou: ['If it was not you, there is nothing to do. Whoever it was learned nothing: the page says the same of every address.'],
      why: newsletterWhy,
    }),
  },
};
