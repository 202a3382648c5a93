/** The texts of the mails, German and English in one: before the first sign-in nobody's language is known. */
import type { IssuedToken, TokenKind } from './one-time-tokens.ts';

interface MailText {
  readonly subject: string;
  readonly german: string;
  readonly english: string;
}

const TEXTS: Readonly<Record<TokenKind, MailText>> = {
  signup: {
    subject: 'Cryptax: E-Mail-Adresse bestätigen / Confirm your email address',
    german: 'Bitte bestätige deine E-Mail-Adresse, um dein Konto bei Cryptax zu nutzen.',
    english: 'Please confirm your email address to use your Cryptax account.',
  },
  recovery: {
    subject: 'Cryptax: Passwort zurücksetzen / Reset your password',
    german: 'Du kannst jetzt ein neues Passwort setzen. Falls du das nicht angefordert hast, ignoriere diese Mail.',
    english: 'You can now set a new password. If you did not ask for this, ignore this email.',
  },
  magiclink: {
    subject: 'Cryptax: Anmeldelink / Login link',
    german: 'Mit diesem Link meldest du dich an.',
    english: 'Use this link to log in.',
  },
  email_change_current: {
    subject: 'Cryptax: Änderung der E-Mail-Adresse / Change of email address',
    german: 'Bitte bestätige, dass dein Konto eine neue E-Mail-Adresse bekommen soll.',
    english: 'Please confirm that your account should get a new email address.',
  },
  email_change_new: {
    subject: 'Cryptax: Neue E-Mail-Adresse bestätigen / Confirm your new email address',
    german: 'Bitte bestätige diese Adresse als neue Adresse deines Kontos.',
    english: 'Please confirm this as the new address of your account.',
  },
  reauthentication: {
    subject: 'Cryptax: Bestätigungscode / Confirmation code',
    german: 'Mit diesem Code bestätigst du eine wichtige Änderung an deinem Konto.',
    english: 'This code confirms an important change to your account.',
  },
};

/** Tells somebody what happened with an address of his; there is nothing to click. */
const NOTICES = {
  address_wanted: {
    subject: 'Cryptax: Deine Adresse in einem anderen Konto / Your address in another account',
    german:
      'Jemand wollte diese Adresse für ein anderes Konto bei Cryptax eintragen. Das geht nicht, weil es hier schon ein Konto mit ihr gibt. An deinem Konto hat sich nichts geändert. Warst du es selbst, melde dich mit dieser Adresse an; dein Passwort kannst du auf der Anmeldeseite zurücksetzen.',
    english:
      'Somebody asked to use this address for another Cryptax account. That is not possible, because an account with it already exists. Nothing about your account has changed. If it was you, log in with this address; you can reset its password on the login page.',
  },
  sign_up_again: {
    subject: 'Cryptax: Du hast schon ein Konto / You already have an account',
    german:
      'Jemand wollte mit dieser Adresse ein Konto bei Cryptax anlegen. Es gibt aber schon eines, und daran hat sich nichts geändert. Warst du es selbst, melde dich an; dein Passwort kannst du auf der Anmeldeseite zurücksetzen.',
    english:
      'Somebody asked to create a Cryptax account with this address. One already exists, and nothing about it has changed. If it was you, log in; you can reset your password on the login page.',
  },
} as const satisfies Record<string, MailText>;

export function noticeMail(notice: keyof typeof NOTICES): { subject: string; text: string } {
  const { subject, german, english } = NOTICES[notice];
  return { subject, text: [german, '', english, ''].join('\n') };
}

export function authMail(
  kind: TokenKind,
  { code }: IssuedToken,
  link: string | null,
): { subject: string; text: string } {
  const { subject, german, english } = TEXTS[kind];
  const proof = [...(link === null ? [] : [link, '']), `Code: ${code}`];
  const text = [german, english, '', ...proof, '', 'Gültig für 24 Stunden. / Valid for 24 hours.', ''].join('\n');
  return { subject, text };
}
